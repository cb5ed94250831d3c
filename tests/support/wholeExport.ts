/** Exports events from memory to a file, and reads a whole file, for tests. */
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { checkNdjson } from '#mocks/inspection/branchEvents.ts';
import { type ExportFacts, exportPages } from '#mocks/inspection/exportPages.ts';

/** The export file of events from position 1, as one page without secrets. */
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

export const readWhole = async (file: Blob): Promise<WholeFile> => {
  const events: StoredEvent[] = [];
  const people = new Map<string, string>();
  const report = await checkNdjson(file, (batch) => events.push(...batch), {
    person: ({ person: id, secret }) => people.set(id, secret),
  });
  return { report, events, people };
};
