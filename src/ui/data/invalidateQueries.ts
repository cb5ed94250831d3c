/** Invalidates queries after events from the feed or from a person's own commands. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { queriesInvalidatedBy } from '#domain/contract/queryInvalidation.ts';
import type { AppServices } from '../services/appServices.ts';

export type Appended = { readonly types: readonly string[]; readonly head: number };

type ChangedEvent = { readonly type: string; readonly position: number };

export type InvalidateQueries = {
  /** Own commands appended events. Events that the feed delivered earlier are already handled. */
  own(appended: Appended): void;
  /** Handles events of the feed; returns those that no own command has already handled. */
  told<One extends ChangedEvent>(events: readonly One[]): readonly One[];
};

type Parts = {
  readonly serverState: Pick<QueryClient, 'getQueryCache' | 'invalidateQueries'>;
  /** Reloads plan, limits and features, which a lifecycle holds instead of a query. */
  readonly reloadSubscription: () => void;
  readonly awaitCode: AppServices['awaitCode'];
};

/** Visitors have no queries to invalidate, so the table loads with the first event. */
const createTable = (awaitCode: Parts['awaitCode']) => {
  let table: typeof queriesInvalidatedBy | null = null;
  let coming: Promise<void> | null = null;
  const load = (): Promise<void> => {
    const code = import('#domain/contract/queryInvalidation.ts');
    return (awaitCode?.(code) ?? code).then(
      (loaded) => {
        table = loaded.queriesInvalidatedBy;
      },
      () => {
        coming = null;
      },
    );
  };
  /** Null without the table: every query may be stale. */
  const readingsOf = (types: readonly string[]): ReadonlySet<string> | null => table?.(types) ?? null;
  /** Calls back at once if the table is loaded, and with null if it fails to load. */
  return (types: readonly string[], hear: (readings: ReadonlySet<string> | null) => void): void => {
    if (table !== null) hear(readingsOf(types));
    else {
      coming ??= load();
      void coming.then(() => hear(readingsOf(types)));
    }
  };
};

/**
 * True for a first or unobserved request, which `invalidateQueries` does not cancel. Its reply may predate
 * the event and would count as fresh on arrival.
 */
const isOnItsWay = (query: Query): boolean =>
  query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive());

/** Beyond this number, events seen only in the feed or only in a reply are forgotten and handled twice. */
const mostRemembered = 1_000;

const createPositions = () => {
  const positions = new Set<number>();
  return {
    add: (position: number): void => {
      positions.add(position);
      const [oldest] = positions;
      if (positions.size > mostRemembered && oldest !== undefined) positions.delete(oldest);
    },
    take: (position: number): boolean => positions.delete(position),
  };
};

export const createInvalidateQueries = ({
  serverState,
  reloadSubscription,
  awaitCode,
}: Parts): InvalidateQueries => {
  const ofReplies = createPositions();
  const ofFeed = createPositions();
  const awaited = new WeakSet<Query>();
  const lookUp = createTable(awaitCode);

  const askAgainAfter = (query: Query): void => {
    if (awaited.has(query)) return;
    awaited.add(query);
    const again = () => {
      awaited.delete(query);
      return serverState.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    // fetch() without options joins the pending request. Its error is shown by the query's observers.
    query.fetch().then(again, () => void awaited.delete(query));
  };

  const renewAll = (readings: ReadonlySet<string> | null): void => {
    const isTouched = (name: string): boolean => readings === null || readings.has(name);
    const predicate = ({ queryKey: [name] }: Query): boolean => isTouched(String(name));
    const onTheirWay = serverState.getQueryCache().findAll({ predicate }).filter(isOnItsWay);
    void serverState.invalidateQueries({ predicate });
    for (const query of onTheirWay) askAgainAfter(query);
    if (isTouched('readSubscription')) reloadSubscription();
  };
  // A deleted workspace answers no queries; its restoration invalidates them.
  const renew = (types: readonly string[]): void => {
    if (types.length > 0 && !types.includes('WorkspaceDeleted')) lookUp(types, renewAll);
  };

  return {
    own: ({ types, head }) => {
      const first = head - types.length + 1;
      const unseen = types.filter((_, index) => {
        const seen = ofFeed.take(first + index);
        if (!seen) ofReplies.add(first + index);
        return !seen;
      });
      renew(unseen);
    },
    told: (events) => {
      const foreign = events.filter(({ position }) => !ofReplies.take(position));
      for (const { position } of foreign) ofFeed.add(position);
      renew(foreign.map(({ type }) => type));
      return foreign;
    },
  };
};
