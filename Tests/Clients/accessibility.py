"""Reads and uses the widgets of programs through AT-SPI, as a screen reader does, over D-Bus."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from .waiting import Gone, Patience

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
ENABLED, FOCUSED, SELECTED, SHOWING = 8, 12, 23, 25
"""The numbers of some states in the AT-SPI specification."""


@dataclass
class Widget:
    """A widget on the screen."""

    desktop: "Desktop"
    program: str
    path: str
    role: str = ""
    name: str = ""
    states: int = 0
    children: list["Widget"] = field(default_factory=list)

    def is_(self, state: int) -> bool:
        """Whether it is in a state."""
        return bool(self.states >> state & 1)

    def call(self, interface: str, name: str, signature: str = "", *values: Any) -> Message:
        """The message that calls one of its methods."""
        address = DBusAddress(self.path, self.program, interface)
        return new_method_call(address, name, signature or None, values)

    def reading(self, interface: str, name: str) -> Message:
        """The message that reads one of its properties."""
        return self.call("org.freedesktop.DBus.Properties", "Get", "ss", interface, name)

    @property
    def text(self) -> str:
        """The text that it contains."""
        return self.desktop.ask(self.call(TEXT, "GetText", "ii", 0, -1))[0]

    @property
    def frame(self) -> tuple[int, int, int, int]:
        """Its left and upper edge on the screen, its width and its height."""
        return self.desktop.ask(self.call(COMPONENT, "GetExtents", "u", 0))[0]

    def all(self, role: str = "", name: str = "") -> Iterator["Widget"]:
        """It and the widgets in it that have a role, and some text in their names."""
        if role in ("", self.role) and name in self.name:
            yield self
        for child in self.children:
            yield from child.all(role, name)


class Desktop:
    """The programs of a session."""

    def __init__(self, session: str) -> None:
        with open_dbus_connection(session) as bus:
            self._bus: DBusConnection = bus
            launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = self.ask(new_method_call(launcher, "GetAddress"))
        self._bus = open_dbus_connection(address)

    def close(self) -> None:
        """Closes the connection."""
        self._bus.close()

    def ask(self, message: Message) -> tuple[Any, ...]:
        """The reply to a message."""
        (reply,) = self.ask_all([message])
        if reply is None:
            raise Gone
        return reply

    def ask_all(self, messages: list[Message]) -> list[tuple[Any, ...] | None]:
        """The replies to messages, which are sent at once: a round trip takes long on a busy machine."""
        serials = []
        for message in messages:
            serials.append(next(self._bus.outgoing_serial))
            self._bus.send(message, serial=serials[-1])
        replies: dict[int, tuple[Any, ...] | None] = {}
        while len(replies) < len(serials):
            reply = self._bus.receive(timeout=Patience.seconds)
            number = reply.header.fields.get(HeaderFields.reply_serial)
            if number in serials:
                replies[number] = None if reply.header.message_type is MessageType.error else reply.body
        return [replies[serial] for serial in serials]

    def windows(self) -> list[Widget]:
        """The windows on the screen with everything that they show."""
        root = Widget(self, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        programs = self._children([root])
        shown = windows = self._shown(programs)
        while shown:
            shown = self._shown(shown)
        return windows

    def _children(self, parents: list[Widget]) -> list[Widget]:
        replies = self.ask_all([parent.call(ACCESSIBLE, "GetChildren") for parent in parents])
        for parent, reply in zip(parents, replies, strict=True):
            parent.children = [Widget(self, *reference) for reference in reply[0]] if reply else []
        return [child for parent in parents for child in parent.children]

    def _shown(self, parents: list[Widget]) -> list[Widget]:
        """Finds the children that are on the screen; what has gone in the meantime is not."""
        children = self._children(parents)
        messages = [
            message
            for child in children
            for message in (
                child.call(ACCESSIBLE, "GetRoleName"),
                child.reading(ACCESSIBLE, "Name"),
                child.call(ACCESSIBLE, "GetState"),
            )
        ]
        replies = iter(self.ask_all(messages))
        for child, role, name, states in zip(children, replies, replies, replies, strict=True):
            if role and name and states:
                child.role, (_, child.name), (low, high) = role[0], name[0], states[0]
                child.states = low | high << 32
        for parent in parents:
            parent.children = [child for child in parent.children if child.is_(SHOWING)]
        return [child for parent in parents for child in parent.children]
