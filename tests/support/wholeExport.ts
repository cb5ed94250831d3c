/** A file of events that are in memory, and all that is in a file: for tests that need the whole of it. */
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { type ExportFacts, exportPages } from '#mocks/inspection/exportPages.ts';
import { checkNdjson } from '#mocks/inspection/readNdjson.ts';

/** The file of these events, which begin at position 1, as one page without secrets. */
export const exportWhole = (
  events: readonly StoredEvent[],
  told: Pick<ExportFacts, 'tenant' | 'createdAt'>,
): Promise<Blob> => {
  const { hash: head } = events.at(-1) ?? emptyHead;
  const onePage = async function* () {
    yield events;
  };
  return exportPages({ ...told, count: events.length, head }, onePage(), async () => null);
};

type WholeFile = {
  readonly report: ImportReport;
  readonly events: readonly StoredEvent[];
  readonly people: PeopleSecrets;
};

/** Reads a file to its end or to its first wrong line, and keeps the events that were right. */
export const readWhole = async (file: Blob): Promise<WholeFile> => {
  const events: StoredEvent[] = [];
  const people = new Map<string, string>();
  const report = await checkNdjson(file, (batch) => events.push(...batch), {
    person: ({ person: id, secret }) => people.set(id, secret),
  });
  return { report, events, people };
};
