/** The open tables, as the server tells them whenever they change. */
import { connect } from "../protocol/server";
import type { Lobby, LobbyRow } from "../protocol/generated/messages";

export class LobbyWatch {
  tables = $state.raw<LobbyRow[]>([]);

  /** Listen until the function this gives is called. */
  watch(): () => void {
    const connection = connect("/lobby/live", {
      onMessage: (message) => {
        if (Array.isArray(message.tables)) this.tables = (message as unknown as Lobby).tables;
        else console.warn("skipped a message of the lobby", message); // of a newer server
      },
    });
    return () => connection.end();
  }
}
