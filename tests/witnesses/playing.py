"""People of a witness at a running server: known by what they were given then, playing as clients play now."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from server.real_server import AtTable, Place, Someone
from witnesses.opening import manifest

MOST_FRAMES = 150  # of one socket at once; who sends more is asked to slow down
COOKIE = "cheeseboard"  # as it was called when the witnesses were made


def back_again(server: Place, database: str, name: str) -> Someone:
    """Somebody who sends the cookie or token that they were given then, and nothing else."""
    given = manifest(database)["credentials"][name]
    if "token" in given:
        return Someone(server, authorization=f"Bearer {given['token']}")
    return Someone(server, cookie=f"{COOKIE}={given['cookie']}")


def some_action(told: Mapping[str, Any], rng: Random) -> str:
    """Any action of the menu that a seat was told."""
    form = rng.choice(told["menu"])
    fills = []
    for slot in form["slots"]:
        words = rng.sample(slot["words"], rng.randint(slot["least"], slot["most"]))
        fills.append("+".join(sorted(words, key=slot["words"].index)) or "-")
    return " ".join((form["verb"], *fills))


def look(place: AtTable, seat: int | None) -> dict[str, Any]:
    """What this seat, or a spectator, is told first."""
    if seat not in place.seats:
        place.until(lambda frame: "digest" in frame and frame["seat"] == seat)
    return place.seats[seat]


def play_once(places: Sequence[AtTable], rng: Random) -> None:
    """Whoever is asked answers; a standing order may have been faster where one was given."""
    for seat, place in enumerate(places):
        told = look(place, seat)
        if told.get("menu") and not told.get("auto_pass"):
            answer = place.act(some_action(told, rng), told["question"], seat=seat, id=f"{seat} plays on")
            assert answer["type"] == "accepted", answer
            assert answer["row"] > told["n"]
            place.until_row(answer["row"], seat)


def play_until_answered(people: Sequence[Someone], table: str, seat: int, rng: Random) -> str:
    """Whoever is asked before this seat answers, then this seat; what it answered."""
    places = {number: person.at(table) for number, person in enumerate(people)}
    while True:
        told = {number: look(place, number) for number, place in places.items()}
        asked = next((number for number in (seat, *told) if told[number].get("menu")), None)
        assert asked is not None, "nobody is asked"
        action, name = some_action(told[asked], rng), f"{rng.getrandbits(64):x}"
        answer = places[asked].act(action, told[asked]["question"], seat=asked, id=name)
        assert answer["type"] == "accepted", answer
        if asked == seat:
            return f"{answer['row']} {seat} {action}"
        for number, place in places.items():
            place.until_row(answer["row"], number)


def play_to_the_end(people: Sequence[Someone], table: str, rng: Random) -> None:
    """Everybody, one seat each, answers whatever they are asked until the game is over."""
    places = {seat: person.at(table) for seat, person in enumerate(people)}
    answered: dict[int, set[int]] = {seat: set() for seat in places}
    while True:
        told = {seat: look(place, seat) for seat, place in places.items()}
        if all("over" in one for one in told.values()):
            break
        asked = [seat for seat, one in told.items() if one.get("menu") and one["question"] not in answered[seat]]
        if not asked:
            behind = min(places, key=lambda seat: told[seat]["n"])
            places[behind].next()
            continue
        seat = asked[0]
        answered[seat].add(told[seat]["question"])
        action, name = some_action(told[seat], rng), f"{rng.getrandbits(64):x}"
        answer = places[seat].act(action, told[seat]["question"], seat=seat, id=name)
        assert answer["type"] == "accepted", answer
        for other, place in places.items():
            place.until_row(answer["row"], other)
        if len(answered[seat]) % MOST_FRAMES == 0:
            places[seat].close()
            places[seat] = people[seat].at(table)
    for place in places.values():
        place.close()
