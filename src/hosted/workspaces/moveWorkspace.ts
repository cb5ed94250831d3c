/** Moves a workspace between logs as a file whose events have a chain of their own, checked before anything is written. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { peopleNamed, withoutKeysOf } from '#events/people/peopleSecrets.ts';
import { personOfKey } from '#events/people/personKeys.ts';
import { taggedWorkspace, workspaceTag } from '#events/tags.ts';
import { passwordKey, secondFactorKey } from '#mocks/crypto/passwordSecret.ts';
import { checkWithSecrets, eventsOfFile } from '#mocks/inspection/branchEvents.ts';
import { exportPages } from '#mocks/inspection/exportPages.ts';
import {
  rowsToWrap,
  type SecretRows,
  unwrapSecrets,
  type Wrapping,
  wrapSecrets,
} from '#mocks/inspection/wrappedSecrets.ts';
import { type Clock, isoNow } from '#world/clock.ts';

/** Thrown before anything is written; the message is for the person at the terminal. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

const chained = (
  events: readonly StoredEvent[],
  { tenant, after }: { readonly tenant: string; readonly after: typeof emptyHead },
  recordedAt: (event: StoredEvent) => string = (event) => event.recordedAt,
): readonly StoredEvent[] => {
  let last = after;
  return events.map((event) => {
    const moved = rechained({ ...event, recordedAt: recordedAt(event) }, tenant, last);
    last = headOf(moved);
    return moved;
  });
};

/** Keys of the people whom the events name, and the passwords and second factors of their accounts. */
const ownSecrets = (rows: Iterable<SecretRows[number]>, events: readonly StoredEvent[]): SecretRows => {
  const signIns = new Set(
    events
      .filter(({ type }) => type === 'AccountRegistered')
      .map(({ data }) => String(Object(data).accountId))
      .flatMap((id) => [passwordKey(id), secondFactorKey(id)]),
  );
  const named = new Set(peopleNamed(events));
  return rowsToWrap(rows, named).filter(([key]) => personOfKey(key) !== null || signIns.has(key));
};

/** `log` is the raw log with encrypted data. Whole streams, because a revision that is missing would break the chain. */
export const exportWorkspace = async (
  log: Pick<EventLog, 'readTagged' | 'readStream' | 'vault'>,
  clock: Clock,
  { workspaceId, wrapping }: { readonly workspaceId: string; readonly wrapping: Wrapping },
): Promise<Blob> => {
  const { events: tagged, head: end } = await log.readTagged({ tag: workspaceTag(workspaceId) });
  const streams = [...new Set(tagged.map(({ stream }) => stream))];
  const lists = await Promise.all(streams.map((stream) => log.readStream(stream)));
  const found = lists
    .flat()
    .filter(({ position }) => position <= end)
    .toSorted((one, other) => one.position - other.position);
  if (found.length === 0) throw new MoveRefused(`There is no workspace ${workspaceId} here.`);
  const events = chained(found, { tenant: mainBranch, after: emptyHead });
  const { hash: head } = events.at(-1) ?? emptyHead;
  const facts = { tenant: mainBranch, createdAt: isoNow(clock), count: events.length, head };
  const onePage = async function* () {
    yield events;
  };
  return exportPages(facts, onePage(), async () =>
    wrapSecrets(ownSecrets(await log.vault.list(''), events), wrapping),
  );
};

type Found = {
  readonly workspaceId: string;
  readonly events: readonly StoredEvent[];
  readonly secrets: SecretRows;
};

const chosenOf = (workspaces: ReadonlySet<string>, asked: string | null): string => {
  if (asked === demoWorkspaceId)
    throw new MoveRefused('The demo agency stays where it is: its passwords are public.');
  const own = [...workspaces].filter((id) => id !== demoWorkspaceId);
  if (asked !== null && !workspaces.has(asked))
    throw new MoveRefused(`The file has no workspace ${asked}. It has ${own.join(', ') || 'none'}.`);
  const [only] = own;
  if (asked === null && (own.length !== 1 || only === undefined))
    throw new MoveRefused(
      own.length === 0
        ? 'The file has no workspace besides the demo agency.'
        : `The file has several workspaces. Name one: ${own.join(', ')}.`,
    );
  return asked ?? String(only);
};

const eventsIn = async (file: Blob, streams: ReadonlySet<string>, workspaceId: string) => {
  const found: StoredEvent[] = [];
  for await (const events of eventsOfFile(file))
    for (const event of events) {
      if (!streams.has(event.stream)) continue;
      const other = taggedWorkspace(event.tags) ?? workspaceId;
      if (other !== workspaceId)
        throw new MoveRefused(`Event ${event.position} belongs to the workspace ${other} too.`);
      found.push(event);
    }
  return found;
};

/** Reads the file to its end, so that a damaged one is refused with its line. */
const readWorkspace = async (
  file: Blob,
  { workspaceId: asked, passphrase }: WorkspaceOrder,
): Promise<Found> => {
  const streamsOf = new Map<string, Set<string>>();
  const { report, wrapped } = await checkWithSecrets(file, (events) => {
    for (const { tags, stream } of events) {
      const id = taggedWorkspace(tags);
      if (id === null) continue;
      const streams = streamsOf.get(id) ?? new Set();
      streamsOf.set(id, streams.add(stream));
    }
  });
  if (report.fault) throw new MoveRefused(report.fault.detail);
  const workspaceId = chosenOf(new Set(streamsOf.keys()), asked);
  if (!report.isWrapped)
    throw new MoveRefused(
      'The file has no names and passwords. Export it again with a passphrase, so that people can sign in.',
    );
  const rows = await unwrapSecrets(wrapped, passphrase);
  if (rows === null) throw new MoveRefused('The passphrase is not the one of this file.');
  const events = await eventsIn(file, streamsOf.get(workspaceId) ?? new Set(), workspaceId);
  return { workspaceId, events, secrets: withoutKeysOf(ownSecrets(rows, events), erasedIn(events)) };
};

export type WorkspaceOrder = {
  /** Null: the only one in the file. */
  readonly workspaceId: string | null;
  readonly passphrase: string;
};

export type WorkspacePlace = {
  readonly storage: LogStorage;
  readonly tenant: string;
  readonly clock: Clock;
};

/** Appends the workspace's events in one transaction. They keep their times, and are recorded here now. */
export const importWorkspace = async (
  { storage, tenant, clock }: WorkspacePlace,
  file: Blob,
  order: WorkspaceOrder,
): Promise<{ readonly workspaceId: string; readonly events: number; readonly accounts: number }> => {
  const { workspaceId, events, secrets } = await readWorkspace(file, order);
  await storage.write(async (transaction) => {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const revisions = await Promise.all(streams.map(transaction.revision));
    const taken = streams.find((_, index) => revisions[index] !== null);
    if (taken?.startsWith('account-'))
      throw new MoveRefused('Somebody of the workspace has an account here already.');
    if (taken !== undefined) throw new MoveRefused(`The workspace ${workspaceId} is here already.`);
    const last = (await transaction.head()) ?? emptyHead;
    const now = isoNow(clock);
    const recordedAt = Date.parse(now) < Date.parse(last.recordedAt) ? last.recordedAt : now;
    const moved = chained(events, { tenant, after: last }, () => recordedAt);
    transaction.addEvents(moved);
    for (const { stream, revision } of moved) transaction.putRevision(stream, revision);
    transaction.putHead(headOf(moved.at(-1) ?? last));
    const there = await Promise.all(secrets.map(([key]) => transaction.secret(key)));
    for (const [index, [key, value]] of secrets.entries())
      if (there[index] === null) transaction.putSecret(key, value);
  });
  const accounts = events.filter(({ type }) => type === 'AccountRegistered').length;
  return { workspaceId, events: events.length, accounts };
};
