/** Makes links that hold a log, and rebuilds the log of a link in another browser. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import {
  type BranchOutcome,
  type LinkControls,
  type LinkedLog,
  type LinkOrder,
  longestLink,
  type MadeLink,
} from '#domain/inspection/branchControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { branchableMemory } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { personOfKey } from '#events/people/personKeys.ts';
import { createTrace } from '#world/createTrace.ts';
import { macrotask } from '#world/settle.ts';
import { seedCommand } from '../seed/isSeeded.ts';
import { BrokenChain, checkedPages, type EventLists } from './branchEvents.ts';
import { eventOf, LineFault } from './exportLines.ts';
import { unwatchedStep } from './fileSteps.ts';
import type { InspectionParts } from './inspectionParts.ts';
import { digestOf, linkedEventsOf, withLinkedEvents } from './linkedEvents.ts';
import { format, type PackedLog, packLog, type SeedRuns, unpackLog } from './logLink.ts';

type Start = { readonly events: readonly StoredEvent[]; readonly people: PeopleSecrets };

/** The demo's start as this build writes it on that day, with keys of its own for its people. */
const rebuildStart = async (
  { world, personal }: Pick<InspectionParts, 'world' | 'personal'>,
  runs: SeedRuns,
): Promise<Start> => {
  const [first] = runs;
  if (first === undefined) return { events: [], people: new Map() };
  const { seedDemo } = await import('../seed/seedDemo.ts');
  const clock = { ...world.clock, now: () => Date.parse(first[1]) };
  const quiet = { ...world, clock, trace: createTrace({ clock, ids: world.ids, realTime: clock.now }) };
  const { storage } = branchableMemory();
  const log = createEventLog({ storage, hints: silentHints, world: quiet, tenant: 'link' });
  await seedDemo(personal ? personalLog(log, quiet) : log, quiet);
  const times = runs.flatMap(([count, recordedAt]) => Array<string>(count).fill(recordedAt));
  const events = await log.readAll({ limit: times.length });
  const secrets = [...(await log.vault.list(''))].flatMap(([key, { secret }]) => {
    const person = personOfKey(key);
    return person === null ? [] : [[person, String(secret)] as const];
  });
  return {
    events: events.map((event, index) => ({ ...event, recordedAt: times[index] ?? event.recordedAt })),
    people: new Map(secrets),
  };
};

const isOfSeed = ({ commandId }: StoredEvent): boolean =>
  commandId === seedCommand || commandId.startsWith(`${seedCommand}:`);

const runsOf = (events: readonly StoredEvent[]): SeedRuns => {
  const runs: [number, string][] = [];
  for (const { recordedAt } of events) {
    const last = runs.at(-1);
    if (last?.[1] === recordedAt) last[0] += 1;
    else runs.push([1, recordedAt]);
  }
  return runs;
};

/** Throws a `LineFault` for the first event that this product could not have written there. */
const mustFit = (events: readonly StoredEvent[], seedCount: number): void => {
  let before = '';
  for (const [index, event] of events.entries()) {
    if (event.recordedAt < before) throw new LineFault('was recorded before the event in front of it');
    before = event.recordedAt;
    if (index >= seedCount) eventOf(event, 'link');
  }
};

const linkedOf = ({ name, page, count, seedCount, lastAt, digest }: PackedLog): LinkedLog => ({
  name,
  page,
  count,
  seedCount,
  lastAt,
  digest,
});

type Rebuilt = Start & { readonly linked: LinkedLog };

/** This log cannot be linked, or this link cannot be opened. */
class LinkRefused extends Error {
  override readonly name = 'LinkRefused';
}

type Refused = { readonly ok: false; readonly detail: string };

const orRefused = async <Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | Refused> => {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted && error === signal.reason) return { ok: false, detail: 'It was stopped.' };
    if (error instanceof LinkRefused || error instanceof BrokenChain)
      return { ok: false, detail: error.message };
    if (error instanceof LineFault)
      return { ok: false, detail: `The link has an event that ${error.message}.` };
    throw error;
  }
};

const otherDemo =
  'The demo’s start differs between the build that made this link and this one, so the log cannot be rebuilt here. Ask for it as a file.';

export type LinkBeginning = {
  readonly name: string;
  readonly begunWith: number;
  readonly lists: EventLists;
  readonly people: PeopleSecrets;
};

export type LinkParts = Pick<InspectionParts, 'world' | 'log' | 'personal'> & {
  readonly begin: (beginning: LinkBeginning, step: RecoveryStep) => Promise<BranchOutcome>;
  readonly refuse: (detail: string) => BranchOutcome;
};

const checkedEvents = async (
  log: LinkParts['log'],
  position: number,
  step: RecoveryStep,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const list of checkedPages(log, position)) {
    step.signal.throwIfAborted();
    events.push(...list);
    step.onProgress(events.length, position);
  }
  if (erasedIn(events).size > 0)
    throw new LinkRefused(
      'A person was erased in this log. A link would bring their name back; a file does not.',
    );
  return events;
};

const seedOf = async (parts: LinkParts, events: readonly StoredEvent[]): Promise<SeedRuns> => {
  const others = events.findIndex((event) => !isOfSeed(event));
  const seeded = others === -1 ? events : events.slice(0, others);
  const runs = runsOf(seeded);
  const start = await rebuildStart(parts, runs);
  await macrotask();
  if (digestOf(start.events) !== digestOf(seeded))
    throw new LinkRefused('This log begins with the demo of another build, which a link cannot name.');
  return runs;
};

const makeLink = async (parts: LinkParts, order: LinkOrder, step: RecoveryStep): Promise<MadeLink> => {
  const events = await checkedEvents(parts.log, order.position, step);
  const runs = await seedOf(parts, events);
  const seedCount = runs.reduce((sum, [count]) => sum + count, 0);
  const packed: PackedLog = {
    format,
    name: order.name.slice(0, 60),
    page: order.page,
    count: events.length,
    seedCount,
    lastAt: events.at(-1)?.recordedAt ?? null,
    digest: digestOf(events),
    seed: seedCommand,
    runs,
    events: linkedEventsOf(events, seedCount),
  };
  const code = await packLog(packed);
  if (code.length > longestLink)
    throw new LinkRefused(
      `${englishNumber(events.length - seedCount)} events after the demo’s start make a link of ${englishNumber(code.length)} characters; browsers open ${englishNumber(longestLink)} safely.`,
    );
  return { ok: true, code, linked: linkedOf(packed) };
};

const rebuild = async (parts: LinkParts, code: string, { signal }: RecoveryStep): Promise<Rebuilt> => {
  const unpacked = await unpackLog(code);
  if (!unpacked.ok) throw new LinkRefused(unpacked.detail);
  const { packed } = unpacked;
  const { events: linked, runs, seed, seedCount, digest } = packed;
  if (seedCount > 0 && seed !== seedCommand) throw new LinkRefused(otherDemo);
  const start = await rebuildStart(parts, runs);
  signal.throwIfAborted();
  if (start.events.length < seedCount) throw new LinkRefused(otherDemo);
  const events = withLinkedEvents(start.events, linked, parts.world.ids);
  mustFit(events, seedCount);
  if (digestOf(events) !== digest)
    throw new LinkRefused(seedCount > 0 ? otherDemo : 'The link is damaged: its hash is wrong.');
  return { events, people: start.people, linked: linkedOf(packed) };
};

export const createBranchLinks = (parts: LinkParts): LinkControls => {
  /** The link that was read is the one that is opened next. */
  let last: { readonly code: string; readonly rebuilt: Rebuilt } | null = null;

  const known = async (code: string, step: RecoveryStep): Promise<Rebuilt> => {
    if (last?.code !== code) last = { code, rebuilt: await rebuild(parts, code, step) };
    return last.rebuilt;
  };

  return {
    make: (order, step = unwatchedStep()) => orRefused(() => makeLink(parts, order, step), step.signal),
    read: (code, step = unwatchedStep()) =>
      orRefused(async () => ({ ok: true, linked: (await known(code, step)).linked }), step.signal),
    open: async (code, name, step = unwatchedStep()) => {
      const outcome = await orRefused(async () => {
        const { events, people } = await known(code, step);
        return parts.begin({ name, begunWith: events.length, lists: [events], people }, step);
      }, step.signal);
      return 'why' in outcome || outcome.ok ? outcome : parts.refuse(outcome.detail);
    },
  };
};
