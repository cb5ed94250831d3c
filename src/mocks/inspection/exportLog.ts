/** A file of a log that is open, as far as a position and as it is kept, read page by page. */
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { peopleNamed, secretsOf } from '#events/people/peopleSecrets.ts';
import { type Clock, isoNow } from '#world/clock.ts';
import { exportPages } from './exportNdjson.ts';

const pageSize = 1_000;

type Exported = Pick<EventLog, 'head' | 'readAll' | 'vault' | 'info'>;

/** `named` gains everybody who is named in the pages. */
async function* pagesOf(
  log: Exported,
  end: number,
  named: Set<string>,
): AsyncGenerator<readonly StoredEvent[]> {
  for (let after = 0; after < end; after += pageSize) {
    const page = await log.readAll({ after, upTo: end, limit: pageSize });
    for (const id of peopleNamed(page)) named.add(id);
    yield page;
  }
}

/** The hash of the event at a position. */
const hashAt = async (log: Exported, position: number): Promise<string> => {
  if (position === 0) return emptyHead.hash;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.hash ?? emptyHead.hash;
};

/** `upTo` left out: to its end. What is appended meanwhile is not in it. `log` is the one whose events are sealed. */
export const exportLog = async (
  log: Exported,
  clock: Clock,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Blob> => {
  const count = Math.min((await log.head()).position, upTo);
  const head = await hashAt(log, count);
  const facts = { tenant: log.info.tenant, createdAt: isoNow(clock), count, head };
  const named = new Set<string>();
  return exportPages(facts, pagesOf(log, count, named), () => secretsOf(log, named));
};
