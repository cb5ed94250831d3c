/** The answers of all projections as the log stands now, and as it stood at any position. */
import type { Trace } from '#world/trace.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { accountDirectory } from './accountDirectory.ts';
import { brandingHistory } from './brandingHistory.ts';
import { clientDirectory } from './clientDirectory.ts';
import { competitorDirectory } from './competitorDirectory.ts';
import { currentSubscription } from './currentSubscription.ts';
import { installedApps } from './installedApps.ts';
import { integrationDirectory } from './integrationDirectory.ts';
import { openSessions } from './openSessions.ts';
import { foldAll, foldBatch, type Projection } from './projection.ts';
import { roiScenarioShelf } from './roiScenarioShelf.ts';
import { workspaceDirectory } from './workspaceDirectory.ts';

/** Every projection of the product. */
export const projections = {
  accountDirectory,
  openSessions,
  workspaceDirectory,
  clientDirectory,
  currentSubscription,
  roiScenarioShelf,
  brandingHistory,
  competitorDirectory,
  integrationDirectory,
  installedApps,
} as const;

type Projections = typeof projections;
type ProjectionName = keyof Projections;
type AnswerOf<P> = P extends Projection<infer Answer> ? Answer : never;

type Folded = { readonly [Name in ProjectionName]: AnswerOf<Projections[Name]> };

/** Every answer, all of the same position. */
export type Answers = Folded & {
  /** The position of the last event that the answers reflect. */
  readonly position: number;
  /** The events in order, from position 1; may reach beyond `position`. */
  readonly history: readonly StoredEvent[];
};

const names = Object.keys(projections) as ProjectionName[];
const pageSize = 5_000;

const foldEach = (fold: (projection: Projection<object>, name: ProjectionName) => object): Folded =>
  Object.fromEntries(
    names.map((name) => [name, fold(projections[name] as Projection<object>, name)]),
  ) as unknown as Folded;

const foldMore = (answers: Answers, batch: readonly StoredEvent[], trace: Trace): Folded =>
  foldEach((projection, name) => {
    const before: object = answers[name];
    const after = foldBatch(projection, before, batch);
    const last = batch.findLast(({ type }) => Object.hasOwn(projection.on, type));
    if (after !== before && last) {
      const detail = { before, after };
      trace.record({ kind: 'projection', name, cause: null, correlation: last.correlationId, detail });
    }
    return after;
  });

export type ReadModel = {
  /** Reads what the log has gained, from this tab or another, and gives the answers then. */
  current(): Promise<Answers>;
  /** The answers as the log stood at a position; one beyond the head gives the head's. */
  asOf(position: number): Promise<Answers>;
};

/** Makes a read model over a log; `trace` gets a frame for each answer that changes. Nothing is read until the first question. */
export const createReadModel = (log: EventLog, trace: Trace): ReadModel => {
  const history: StoredEvent[] = [];
  let answers: Answers | null = null;
  let running: Promise<Answers> | null = null;
  let next: Promise<Answers> | null = null;
  /** A page asks several questions of the same moment. */
  let latestPast: Answers | null = null;

  const readNew = async (): Promise<void> => {
    for (;;) {
      const page = await log.readAll({ after: history.length, limit: pageSize });
      history.push(...page);
      if (page.length < pageSize) return;
    }
  };

  /** Folds from where the answers stand, not from where this reading began: one that failed half-way has left events unfolded. */
  const catchUp = async (): Promise<Answers> => {
    await readNew();
    if (answers?.position === history.length) return answers;
    const folded = answers
      ? foldMore(answers, history.slice(answers.position), trace)
      : foldEach((projection) => foldAll(projection, history));
    answers = { ...folded, position: history.length, history };
    return answers;
  };

  const start = (): Promise<Answers> => {
    next = null;
    running = catchUp().finally(() => {
      if (next === null) running = null;
    });
    return running;
  };

  /** A question must see what was appended before it was asked, which a reading under way may have missed: all that come meanwhile share the next one. */
  const current = (): Promise<Answers> => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };

  return {
    current,
    asOf: async (position) => {
      await current();
      const reached = Math.min(position, history.length);
      if (latestPast?.position !== reached) {
        const past = history.slice(0, reached);
        latestPast = {
          ...foldEach((projection) => foldAll(projection, past)),
          position: reached,
          history: past,
        };
      }
      return latestPast;
    },
  };
};
