/** Appends due work before a request is answered, ordered by due time whichever request comes first. */
import { sha256Hex } from '#events/log/digest.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import type { BackendParts } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { dueTable } from './dueTable.ts';
import type { DueQuestion, DueSubject, DueWork } from './dueWork.ts';

type DueContext = Pick<BackendParts, 'log' | 'metrics' | 'deliveries'> & {
  readonly readModel: Pick<BackendParts['readModel'], 'of'>;
};
type Proposed = Awaited<ReturnType<DueWork['propose']>>;
type DueMoment = Pick<DueQuestion, 'answers' | 'workspaceId' | 'now'>;

const mostTurns = 200;

const earliest = (parts: DueContext, moment: DueMoment, subjects: readonly DueSubject[]): DueWork | null => {
  let first: DueWork | null = null;
  for (const subject of subjects) {
    const work = subject({ parts, ...moment });
    if (work !== null && (first === null || work.at < first.at)) first = work;
  }
  return first;
};

const nothing: Proposed = {};

/** A refusal means that a concurrent request did the work, so its events are read next. */
const proposedBy = async (work: DueWork): Promise<Proposed> => {
  try {
    return await work.propose();
  } catch (error) {
    if (error instanceof RefusalError) return nothing;
    throw error;
  }
};

/**
 * No request causes these events: command and correlation follow from the work. `occurredAt` is the due time,
 * and they are recorded now.
 */
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
  if (!result.ok && result.why === 'commandMismatch') throw new Error(`Due work differs: ${work.name}`);
};

const settle = async (
  parts: DueContext,
  { answers, workspaceId, now }: DueMoment,
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
    // Nobody appended anything, so a retry would not help this request.
    if (known.position === before) return known;
  }
  return known;
};

/** The last pending settlement of each log; always resolves. */
const underWay = new WeakMap<DueContext['log'], Promise<unknown>>();

/** Returns the answers to use. Requests settle one after the other, because otherwise the ids of a run would depend on their number. */
export const settleDue = (
  parts: DueContext,
  moment: DueMoment,
  subjects: readonly DueSubject[] = dueTable,
): Promise<ScopedAnswers> => {
  if (isDeleted(moment.answers, moment.workspaceId)) return Promise.resolve(moment.answers);
  const before = underWay.get(parts.log);
  if (before === undefined && earliest(parts, moment, subjects) === null)
    return Promise.resolve(moment.answers);
  const mine = (async () => {
    if (before === undefined) return settle(parts, moment, subjects);
    await before;
    const answers = await parts.readModel.of(moment.workspaceId);
    return settle(parts, { ...moment, answers }, subjects);
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
