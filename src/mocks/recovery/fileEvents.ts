/** The events of a file on their way into a new log: linked under its name where they were another one's. */
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { LogPage } from '#events/recovery/writeLog.ts';

/** The same facts as events of this log; those of a file may be another branch's. A file says nothing of commands. */
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
