/** In a rematch everybody sits one seat further on: what that makes of the person at this screen. */
import { kits } from "../board/kits";
import { readInTab, writeInTab } from "../device/storage";
import type { GameDetails, SeatStatus, TableDetails } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import { ownSeats } from "./rematchOffer";

const TOLD = "moved-on-told";

type Roles = Pick<TableDetails, "game" | "roles">;

/** What the person in this seat plays as; empty where that makes no other game of it, or is drawn first. */
function roleOf({ game, roles }: Roles, facts: Pick<GameDetails, "words">, seat: number): string {
  if (new Set(roles).size < 2 || !kits[game]?.hasUnlikeRoles) return "";
  return facts.words[`role-${roles[seat % roles.length]}`] ?? "";
}

/** What is said beside the offer of a rematch. */
export function nextRoleText(table: Roles, facts: Pick<GameDetails, "words">, seats: SeatStatus[]): string {
  const [mine, other] = ownSeats(seats);
  const role = mine === undefined || other !== undefined ? "" : roleOf(table, facts, mine + 1);
  return role ? t("web-rematch-role", { role }) : "";
}

/** Tell it once when the rematch begins. */
export function tellMovedOn(
  table: Roles & Pick<TableDetails, "id" | "rematch_of">,
  facts: Pick<GameDetails, "words">,
  seats: SeatStatus[],
): void {
  const [mine, other] = ownSeats(seats);
  if (!table.rematch_of || mine === undefined || readInTab(TOLD) === table.id) return;
  writeInTab(TOLD, table.id);
  const role = other === undefined ? roleOf(table, facts, mine) : "";
  notices.show(role ? t("web-moved-on-role", { role }) : t("web-moved-on"));
}
