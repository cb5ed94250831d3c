/** Serves the answers of all projections: per workspace for its people, and of the whole log for inspection. */
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { Trace } from '#world/trace.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { isErasure } from '../people/erasures.ts';
import type { Answers } from './answers.ts';
import { createFolding, type FoldedTo, foldFresh } from './folding.ts';
import { createScope, type ReadAhead, type WorkspaceAnswers } from './scope.ts';
import type { SnapshotUse } from './snapshotWriter.ts';
import { emptyTimeline } from './timeline.ts';

export type WholeAnswers = Answers & {
  /** In order from position 1; may reach beyond `position`. */
  readonly history: readonly StoredEvent[];
};

export type ScopedAnswers = WorkspaceAnswers;

export type ReadModel = {
  /** Reads a workspace's new events, from this tab or another, and returns its current answers. */
  of(workspaceId: string): Promise<ScopedAnswers>;
  /** Reads without a place in the cache, for work that walks through all workspaces. */
  passing(): Pick<ReadModel, 'of'>;
  /** The answers of a workspace at a past position; one beyond the head gives the head's. */
  asOf(workspaceId: string, position: number): Promise<ScopedAnswers>;
  nobody(): Promise<ScopedAnswers>;
  /** Folds the latest workspace again, on a worker if available, and compares; null before any query. */
  rebuild(step: RecoveryStep): Promise<RebuildVerdict | null>;
  /** Everything, read and folded as a whole: for inspection, never for a request. */
  whole(): Promise<WholeAnswers>;
};

const pageSize = 5_000;
/** The cache's limit in workspaces; an evicted one is folded again. */
const usualScopes = 50;

const createWhole = (log: EventLog) => {
  const history: StoredEvent[] = [];
  let latest: { readonly of: FoldedTo; readonly answers: WholeAnswers } | null = null;
  let isStale = false;
  let begunAt = Number.POSITIVE_INFINITY;
  const fold = createFolding({
    begin: async () => {
      begunAt = (await log.head().catch(() => null))?.position ?? begunAt;
      return null;
    },
    read: async (after) => {
      const events = await log.readAll({ after, limit: pageSize });
      return { events, reached: after + events.length, isLast: events.length < pageSize };
    },
    take: (events) => {
      isStale ||= events.some((event) => isErasure(event) && (latest !== null || event.position > begunAt));
      history.push(...events);
    },
    trace: null,
    quietUpTo: () => 0,
  });
  return {
    current: async (): Promise<WholeAnswers> => {
      const of = await fold();
      if (latest?.of !== of) latest = { of, answers: { ...of.folded, position: of.position, history } };
      return latest.answers;
    },
    isStale: () => isStale,
  };
};

type Scope = ReturnType<typeof createScope>;

/** A cached workspace keeps its place, which its people's requests have given it. */
const passingBy = (
  cachedOf: (workspaceId: string) => Promise<Scope | undefined>,
  newScope: (workspaceId: string) => Scope,
): Pick<ReadModel, 'of'> => {
  const own = new Map<string, Scope>();
  return {
    of: async (workspaceId) => {
      const cached = await cachedOf(workspaceId);
      const answers = await cached?.current();
      if (answers && cached?.isStale() === false) return answers;
      const scope = own.get(workspaceId) ?? newScope(workspaceId);
      own.set(workspaceId, scope);
      return scope.current();
    },
  };
};

/**
 * Reads nothing before the first query except `readAhead`. `trace` gets a frame for each changed answer.
 * `snapshots`: their store; default: none.
 */
export const createReadModel = (
  log: EventLog,
  trace: Trace,
  snapshots: SnapshotUse | null = null,
  readAhead: ReadAhead = async () => null,
  mostScopes = usualScopes,
): ReadModel => {
  const scopes = new Map<string, ReturnType<typeof createScope>>();
  let quietUpTo: number | null = null;

  const nothing = foldFresh([]);

  const headNow = async (): Promise<number> => {
    const { position } = await log.head();
    quietUpTo ??= position;
    return position;
  };

  const newScope = (workspaceId: string) =>
    createScope({ log, workspaceId, trace, quietUpTo: () => quietUpTo ?? 0, snapshots, readAhead });

  const scopeOf = async (workspaceId: string) => {
    if (quietUpTo === null) await headNow();
    const known = scopes.get(workspaceId) ?? newScope(workspaceId);
    scopes.delete(workspaceId);
    scopes.set(workspaceId, known);
    const [oldest] = scopes.keys();
    if (scopes.size > mostScopes && oldest !== undefined) scopes.delete(oldest);
    return known;
  };

  let inspected = createWhole(log);

  /** Cached answers may name an erased person: they are dropped and folded again. */
  const answersOf = async (workspaceId: string): Promise<ScopedAnswers> => {
    const scope = await scopeOf(workspaceId);
    const answers = await scope.current();
    if (!scope.isStale()) return answers;
    if (scopes.get(workspaceId) === scope) scopes.delete(workspaceId);
    return (await scopeOf(workspaceId)).current();
  };

  return {
    of: answersOf,
    passing: () =>
      passingBy(async (workspaceId) => {
        if (quietUpTo === null) await headNow();
        return scopes.get(workspaceId);
      }, newScope),
    asOf: async (workspaceId, position) => {
      const head = await headNow();
      return (await scopeOf(workspaceId)).asOf(Math.min(position, head));
    },
    rebuild: async (step) => {
      const last = [...scopes.values()].at(-1);
      return last === undefined ? null : last.rebuild(step);
    },
    nobody: async () => ({
      ...nothing,
      position: await headNow(),
      timeline: emptyTimeline(),
    }),
    whole: async () => {
      const whole = inspected;
      const answers = await whole.current();
      if (!whole.isStale()) return answers;
      if (inspected === whole) inspected = createWhole(log);
      return inspected.current();
    },
  };
};
