/** Fetches a file and proposes the step of its history, with the import of what has changed since the last one. */
import { dayInZone } from '#domain/clients/clientZone.ts';
import { fetchedAddress } from '#domain/fileAddresses/fileAddressRules.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import type { FileAddressFacts } from '#events/fileAddresses/fileAddress.ts';
import { importDecider } from '#events/imports/importDecider.ts';
import { importStream } from '#events/imports/importStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';
import { zoneFor } from '../clients/clientDay.ts';
import type { FetchFile } from '../http/context.ts';
import { begin, mergeRelated, type RelatedChanges } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { importCommand, rowChanges } from '../imports/importRows.ts';
import { importsThatCount } from '../imports/knownImports.ts';
import { placeOf, type Rows, rowsKnown, sameRows } from '../imports/knownRows.ts';
import { readRows } from '../imports/readRows.ts';
import type { ReadFetched } from './readFetched.ts';

export type FetchParts = {
  readonly log: Pick<EventLog, 'readStream'>;
  readonly world: Pick<World, 'ids'>;
  readonly fetchFile: FetchFile;
};

type Moment = { readonly now: string; readonly by: string | null };

/** The command of the step without its time, and the events of the import. */
export type FetchStep = {
  readonly command: {
    readonly type: 'NoteFetch';
    readonly workspaceId: string;
    readonly outcome: 'imported' | 'unchanged' | 'failed';
    readonly rows: number;
    readonly importId: string | null;
    readonly problem: string | null;
  } & Moment;
  readonly related: RelatedChanges;
};

const todayOf = (answers: ScopedAnswers, one: FileAddressFacts, now: string) =>
  dayInZone(zoneFor(answers, one), Date.parse(now));

/** Marks the imports of an address. */
const headersOf = ({ id }: FileAddressFacts): string => `file address ${id}`;

export const isActive = (
  { clientDirectory }: ScopedAnswers,
  { workspaceId, clientId }: FileAddressFacts,
): boolean => clientsOf(clientDirectory, workspaceId).find(({ id }) => id === clientId)?.archivedAt === null;

export const fetchAndRead = async (
  { fetchFile }: Pick<FetchParts, 'fetchFile'>,
  answers: ScopedAnswers,
  one: FileAddressFacts,
  now: string,
): Promise<ReadFetched> => {
  if (!isActive(answers, one)) return { ok: false, problem: 'The client is archived or gone.' };
  const file = await fetchFile(fetchedAddress(one.address));
  if (!file.ok) return file;
  // The reader of files is large, and only a fetch needs it.
  const { readFetched } = await import('./readFetched.ts');
  const imports = importsOf(answers.importShelf, one.workspaceId);
  return readFetched(file.bytes, { imports, today: todayOf(answers, one, now) });
};

/** The rows of the days and channels whose rows differ from those of earlier fetches. */
const changedRows = (rows: Rows, known: Rows): Rows => {
  const groups = (all: Rows) => Map.groupBy(all, ([, row]) => placeOf(row));
  const before = groups(known);
  const changed = [...groups(rows)].filter(
    ([place, own]) => !sameRows(new Map(own), new Map(before.get(place) ?? [])),
  );
  return new Map(changed.flatMap(([, own]) => own));
};

type Importing = Moment & { readonly answers: ScopedAnswers; readonly one: FileAddressFacts };

const importOf = async (
  rows: Rows,
  { reading }: ReadFetched & { readonly ok: true },
  { answers, one, now, importId }: Importing & { readonly importId: string },
): Promise<RelatedChanges> => {
  const { workspaceId, clientId, addedBy: by } = one;
  const packed = await packRows([...rows.values()]);
  const read = await readRows(packed, todayOf(answers, one, now));
  const { spend_cents: spend, revenue_cents: revenue } = read.content.totals;
  const asked = {
    ...{ importId, workspaceId, clientId, by, now },
    source: reading.source,
    mapping: {},
    overlap: 'replace',
    days: 'daily',
    fileName: one.name,
    headersKey: headersOf(one),
    contentHash: sha256Hex(`${importId} ${packed.join(' ')}`),
    totalsDiffer: false,
    currency: spend === undefined && revenue === undefined ? null : (reading.preview?.currency ?? null),
  } as const;
  const command = importCommand(asked, read, []);
  const { events, expected } = begin(
    { stream: importStream, key: [importId], decider: importDecider, command },
    workspaceId,
  );
  return mergeRelated([rowChanges({ rows: packed }, read, asked), { events, expected }]);
};

const refusedWords = (refusal: RefusalError): string =>
  Object.values(refusal.extras.errors ?? {})[0] ?? 'The file has rows that cannot be imported.';

/** Called again with newer answers after a conflict. */
export const proposeFetch = async (
  { log, world }: Omit<FetchParts, 'fetchFile'>,
  read: ReadFetched,
  importing: Importing,
): Promise<FetchStep> => {
  const { answers, one, now, by } = importing;
  const step = { type: 'NoteFetch', workspaceId: one.workspaceId, now, by } as const;
  const failed = (problem: string): FetchStep => ({
    command: { ...step, outcome: 'failed', rows: 0, importId: null, problem },
    related: {},
  });
  if (!read.ok) return failed(read.problem);
  const own = importsThatCount(answers, one).filter(({ headersKey }) => headersKey === headersOf(one));
  const rows = changedRows(read.rows, await rowsKnown(log, own, read.rows));
  const none = { rows: 0, importId: null, problem: null } as const;
  if (rows.size === 0) return { command: { ...step, outcome: 'unchanged', ...none }, related: {} };
  const importId = world.ids.entity();
  try {
    const related = await importOf(rows, read, { ...importing, importId });
    const command = { ...step, outcome: 'imported', rows: rows.size, importId, problem: null } as const;
    return { command, related };
  } catch (error) {
    if (error instanceof RefusalError) return failed(refusedWords(error));
    throw error;
  }
};
