"""Hovers with values: of the part under the pointer and the whole, step by step, in every sample."""

from pathlib import Path

import pytest

from .stage import Stage, label, screen
from .wire import Wire

STATE = """{
    "items": [{ "name": "Tent", "price": 249.5 }, { "name": "Stove", "price": 89 }],
    "index": 0, "chosen": "Tent", "nothing": null, "blank": ""
  }"""


def table(*rows: str) -> str:
    """Returns a Markdown table; the cells of a row are separated by `;`."""
    cells = [row.split("; ") for row in rows]
    lines = [cells[0], ["---"] * len(cells[0]), *cells[1:]]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


@pytest.fixture
def hover(wire: Wire, tmp_path: Path):
    """Returns the hover at the cursor of a document, with samples if given."""

    def evaluate(document: str, **samples: str) -> str:
        return Stage(wire, tmp_path, document, samples).hover()

    return evaluate


def test_a_template_shows_the_part_the_whole_and_every_step(hover) -> None:
    shown = hover(screen(label("For ${items[index $0+ 1].price} €"), STATE))
    assert "**`index + 1`** is `1`" in shown
    assert "“For 89 €”" in shown
    assert table("step; value", "`index`; `0`", "`index + 1`; `1`", "`items[index + 1].price`; `89`") in shown


@pytest.mark.parametrize(
    ("pointed_at", "part", "value"),
    [
        ("${it$0ems[index + 1].price}", "items", '`[{"name":"Tent","price":249.5},{"name":"Stove",'),
        ("${items[in$0dex + 1].price}", "index", "`0`"),
        ("${items[index $0+ 1].price}", "index + 1", "`1`"),
        ("${items[index + 1].pr$0ice}", "items[index + 1].price", "`89`"),
        ("${item$0s.count}", "items", "a list of 2 elements"),
        ("${items.co$0unt}", "items.count", "`2`"),
        ("${(index + 1) *$0 2 == 2}", "(index + 1) * 2", "`2`"),
        ("${index == 0 ? cho$0sen : nothing}", "chosen", '`"Tent"`'),
        ("${not$0hing}", "nothing", "is `null`"),
        ("${bla$0nk}", "blank", "is an empty string"),
        ("${ab$0sent}", "absent", "has no value"),
        ("${index /$0 0}", "index / 0", "division by zero"),
    ],
)
def test_the_smallest_part_under_the_pointer_is_named(hover, pointed_at: str, part: str, value: str) -> None:
    shown = hover(screen(label(f"a {pointed_at} b"), STATE)).splitlines()[0]
    assert shown.startswith(f"**`{part}`**")
    assert value in shown


def test_the_hover_is_about_the_whole_string(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, screen('{ "type": "label", "text": «"😀 ${ind$0ex}"» }', STATE))
    assert stage.call("hover")["range"] == stage.marked.range_at()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_positions_after_wide_characters_are_found(wire: Wire, tmp_path: Path, encoding: str) -> None:
    document = screen(label("😀é€ ${index}😀${ind$0ex + 7 > 6 ? chosen : nothing}"), STATE)
    stage = Stage(wire, tmp_path, document, encoding=encoding)
    assert "**`index`** is `0`" in stage.hover()
    assert "“😀é€ 0😀Tent”" in stage.hover()


def test_escapes_in_strings_do_not_shift_positions(hover) -> None:
    shown = hover(screen(label(r"\u00e9\n\"${index}\" \ud83d\ude00 ${ind$0ex + 1}"), STATE))
    assert "**`index`** is `0`" in shown


def test_an_expression_in_a_value_is_evaluated(hover) -> None:
    value = '{ "$expr": "(index + 1) %$0 3" }'
    actions = f'\n  "actions": {{ "next": {{ "type": "setState", "path": "index", "value": {value} }} }},'
    shown = hover(screen(label("x"), STATE, actions))
    assert "**`(index + 1) % 3`** is `1`" in shown
    assert table("step; value", "`index`; `0`", "`index + 1`; `1`", "`(index + 1) % 3`; `1`") in shown


def test_a_bare_path_shows_its_value(hover) -> None:
    source = '\n  "dataSources": { "first": { "type": "binding", "path": "items[0].na$0me" } },'
    assert '**`items[0].name`** is `"Tent"`' in hover(screen(label("x"), STATE, source))


def test_a_part_of_a_bare_path_shows_the_part_and_the_whole(hover) -> None:
    source = '\n  "dataSources": { "first": { "type": "binding", "path": "it$0ems[1].name" } },'
    shown = hover(screen(label("x"), STATE, source))
    assert "**`items`** is `[" in shown
    assert 'The whole path is `"Stove"`' in shown


def test_the_condition_of_a_selected_style_is_evaluated_also_on_device(hover) -> None:
    button = '{ "type": "button", "text": "x", "isSelectedBinding": "chosen =$0= items[0].name" }'
    shown = hover(screen(button, STATE))
    assert "**`chosen == items[0].name`** is `true`" in shown
    assert "The condition is true." in shown
    assert "**On device**, the condition is false." in shown


def test_samples_are_shown_side_by_side(hover) -> None:
    shown = hover(
        screen(label("${index $0+ 1} of ${items.count}"), STATE),
        full='{ "index": 4, "items": [1, 2, 3] }',
        empty='{ "items": [] }',
    )
    rows = ["**initial**; `1`; “1 of 2”", "empty; `1`; “1 of 0”", "full; `5`; “5 of 3”"]
    assert table("sample; `index + 1`; result", *rows) in shown


def test_null_a_missing_key_and_an_empty_text_are_distinguished(hover) -> None:
    shown = hover(
        screen(label("[${user.na$0me}]"), '{ "user": {} }'),
        blank='{ "user": { "name": "" } }',
        none='{ "user": { "name": null } }',
        some='{ "user": { "name": "Ida" } }',
    )
    rows = [
        "**initial**; no value; “[]”",
        'blank; `""`; “[]”',
        "none; `null`; “[]”",
        'some; `"Ida"`; “[Ida]”',
    ]
    assert table("sample; `user.name`; result", *rows) in shown


LIST = """{
      "type": "forEach", "items": "items", "itemVariable": "item", "indexVariable": "at",
      "template": { "type": "label", "text": "%s" }
    }"""


def test_inside_a_list_the_first_elements_are_shown(hover) -> None:
    state = '{ "items": ["a", "b", "c", "d", "e"] }'
    shown = hover(screen(LIST % "${at}: ${it$0em}", state))
    assert '**`item`** is `"a"`' in shown
    rows = ['0; `"a"`; “0: a”', '1; `"b"`; “1: b”', '2; `"c"`; “2: c”', "… 2 more; ; "]
    assert table("element of `items`; `item`; result", *rows) in shown


def test_inside_an_empty_list_there_is_no_value(hover) -> None:
    shown = hover(screen(LIST % "${it$0em}", '{ "items": [] }'))
    assert "has no value" in shown
    assert "`items` is empty" in shown


def test_lists_inside_lists_use_the_outer_element(hover) -> None:
    inner = LIST.replace('"items": "items"', '"items": "item.parts"').replace('"item"', '"part"')
    inner %= "${item.name} ${pa$0rt}"
    outer = (LIST % "").replace('{ "type": "label", "text": "" }', inner)
    shown = hover(screen(outer, '{ "items": [{ "name": "A", "parts": ["x", "y"] }] }'))
    assert '**`part`** is `"x"`' in shown
    assert "“A y”" in shown


def test_local_state_is_visible_where_it_is_declared(hover) -> None:
    box = '{ "type": "vstack", "state": { "open": true }, "children": [%s] }' % label("${local.op$0en}")
    assert "**`local.open`** is `true`" in hover(screen(box))


def test_the_text_on_device_is_shown_only_if_it_differs(hover) -> None:
    same = screen(label("${ind$0ex}"), STATE)
    assert "On device" not in hover(same)


def test_phones_that_stop_responding_are_warned_of(hover) -> None:
    shown = hover(screen(label("${items[index + 5].na$0me}"), STATE))
    assert "has no value" in shown
    assert "**On device**, the app hangs." in shown


BROKEN = [
    "${index + $0}",
    "${$0}",
    "${ind$0ex",
    "${items[ind$0ex}",
    "${items.$0}",
    "${index +$0 * 2}",
    "${'ab$0",
    "$0${",
    "${index} ${$0${index}}",
]


@pytest.mark.parametrize("text", BROKEN)
def test_incomplete_texts_have_a_hover_right_after_the_edit(wire: Wire, tmp_path: Path, text: str) -> None:
    whole = screen(label("${ind$0ex + 1}"), STATE)
    stage = Stage(wire, tmp_path, whole)
    stage.change(screen(label(text), STATE))
    stage.hover()
    stage.change(screen(label(text), STATE).partition("$0")[0] + "$0")
    stage.hover()
    stage.change(whole)
    assert "**`index`** is `0`" in stage.hover()


def test_a_hover_uses_the_state_of_the_latest_edit(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, screen(label("${n$0}"), '{ "n": 0 }'))
    for value in range(1, 20):
        stage.change(screen(label("${n$0}"), f'{{ "n": {value} }}'))
        assert f"**`n`** is `{value}`" in stage.hover()


def test_a_missing_comma_elsewhere_does_not_hide_the_value(hover) -> None:
    document = screen(label("${ind$0ex + 1}"), STATE).replace('"id": "stage",', '"id": "stage"')
    assert "**`index`** is `0`" in hover(document)


def test_hovers_are_plain_text_for_clients_without_markdown(wire: Wire, tmp_path: Path) -> None:
    plain = {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
    stage = Stage(wire, tmp_path, screen(label("${ind$0ex + 1}"), STATE), capabilities=plain)
    shown = stage.hover()
    assert "index is 0" in shown
    assert "**" not in shown
    assert "`" not in shown
