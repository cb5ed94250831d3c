/** Reads consecutive events and their commands from the log for the second copy. */
import type { CommandRow, LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

export const mostAtOnce = 1_000;

export type Part = { readonly events: readonly StoredEvent[]; readonly commands: readonly CommandRow[] };

/** In one transaction, which blocks appends while it lasts. */
export const readPart = (
  storage: Pick<LogStorage, 'read'>,
  after: number,
  end: number,
  most = mostAtOnce,
): Promise<Part> =>
  storage.read(async (reading) => {
    const events = await reading.eventsAfter(after, end, most);
    const ids = [...new Set(events.map(({ commandId }) => commandId))];
    const rows = await Promise.all(ids.map((id) => reading.command(id)));
    return { events, commands: rows.filter((row): row is CommandRow => row !== null) };
  });

export const joined = (one: Part, other: Part): Part => ({
  events: [...one.events, ...other.events],
  commands: [
    ...new Map([...one.commands, ...other.commands].map((row) => [row.commandId, row] as const)).values(),
  ],
});
