/** Prepares the events of a file for a new log, rehashing those of another tenant. */
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { LogPage } from '#events/recovery/writeLog.ts';

/** The events under this log's tenant, because a file may be of another branch. A file has no commands. */
export async function* asTenant(
  lists: AsyncIterable<readonly StoredEvent[]>,
  tenant: string,
): AsyncGenerator<LogPage> {
  let last = emptyHead;
  for await (const list of lists) {
    const events = list.map((event) => {
      const moved = event.tenant === tenant ? event : rechained(event, tenant, last);
      last = headOf(moved);
      return moved;
    });
    yield { events, commands: [] };
  }
}
