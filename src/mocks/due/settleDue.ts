/** Appends what has become due before a request is answered: in the order of its times, the same whichever request comes first. */
import { sha256Hex } from '#events/log/digest.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { BackendParts } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { isDeleted } from '../http/refusedDeletion.ts';
import { dueTable } from './dueTable.ts';
import type { DueQuestion, DueSubject, DueWork } from './dueWork.ts';

type DueContext = Pick<BackendParts, 'log' | 'metrics' | 'readModel'>;
type Proposed = Awaited<ReturnType<DueWork['propose']>>;
type Standing = Pick<DueQuestion, 'answers' | 'workspaceId' | 'now'>;

/** What one request settles at most; the next one goes on from there. */
const mostTurns = 200;

const earliest = (parts: DueContext, standing: Standing, subjects: readonly DueSubject[]): DueWork | null => {
  let first: DueWork | null = null;
  for (const subject of subjects) {
    const work = subject({ parts, ...standing });
    if (work !== null && (first === null || work.at < first.at)) first = work;
  }
  return first;
};

const nothing: Proposed = {};

/** What the rules refuse by now was done by another request of the same moment: that one's events are read next. */
const proposedBy = async (work: DueWork): Promise<Proposed> => {
  try {
    return await work.propose();
  } catch (error) {
    if (error instanceof RefusalError) return nothing;
    throw error;
  }
};

/** Time brings these events, no request: command and correlation follow from the work. They happened when due, and are recorded now. */
const appendWork = async ({ log }: Pick<DueContext, 'log'>, work: DueWork): Promise<void> => {
  const { events = [], expected = [], failIfEventsMatch } = await proposedBy(work);
  if (events.length === 0) return;
  const digest = sha256Hex(work.name);
  const result = await log.append({
    commandId: `due-${digest}`,
    commandHash: digest,
    correlationId: digest.slice(0, 32),
    causeFrame: null,
    actor: { kind: 'system', id: work.actor },
    events: events.map((event) => ({ ...event, occurredAt: work.at })),
    expected,
    ...(failIfEventsMatch ? { failIfEventsMatch } : {}),
  });
  // Another tab's work under the same name counts as done; streams that moved meanwhile are read again.
  if (!result.ok && result.why === 'commandMismatch') throw new Error(`Due work differs: ${work.name}`);
};

const settle = async (
  parts: DueContext,
  { answers, workspaceId, now }: Standing,
  subjects: readonly DueSubject[],
): Promise<ScopedAnswers> => {
  let known = answers;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (isDeleted(known, workspaceId)) return known;
    const work = earliest(parts, { answers: known, workspaceId, now }, subjects);
    if (work === null) return known;
    await appendWork(parts, work);
    const before = known.position;
    known = await parts.readModel.of(workspaceId);
    // Nothing was appended, by us or by another tab: asking again would not help this request.
    if (known.position === before) return known;
  }
  return known;
};

/** By the log, what is being settled last: it always resolves. */
const underWay = new WeakMap<DueContext['log'], Promise<unknown>>();

/** Gives the answers to use. Requests settle one after the other: else the ids of a run would depend on how many ask at a moment. */
export const settleDue = (
  parts: DueContext,
  standing: Standing,
  subjects: readonly DueSubject[] = dueTable,
): Promise<ScopedAnswers> => {
  // Of a workspace that was deleted nothing is due.
  if (isDeleted(standing.answers, standing.workspaceId)) return Promise.resolve(standing.answers);
  const before = underWay.get(parts.log);
  if (before === undefined && earliest(parts, standing, subjects) === null)
    return Promise.resolve(standing.answers);
  const mine = (async () => {
    if (before === undefined) return settle(parts, standing, subjects);
    await before;
    const answers = await parts.readModel.of(standing.workspaceId);
    return settle(parts, { ...standing, answers }, subjects);
  })();
  const ended = mine.then(
    () => {},
    () => {},
  );
  underWay.set(parts.log, ended);
  void ended.then(() => {
    if (underWay.get(parts.log) === ended) underWay.delete(parts.log);
  });
  return mine;
};
