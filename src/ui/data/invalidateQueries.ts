/** Renews what a page shows when events changed it, whether the feed or an own command tells of them. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { queriesInvalidatedBy } from '#domain/contract/queryInvalidation.ts';
import type { AppServices } from '../services/appServices.ts';

/** What was appended: the types of the events, and the position of the last of them. */
export type Appended = { readonly types: readonly string[]; readonly head: number };

/** An event of the feed, as far as this looks at it. */
type Told = { readonly type: string; readonly position: number };

export type InvalidateQueries = {
  /** An own command has appended events. What the feed told of before the reply came is renewed already. */
  own(appended: Appended): void;
  /** The feed tells of events. Those of own commands renewed their readings already; the others are given. */
  told<One extends Told>(events: readonly One[]): readonly One[];
};

type Parts = {
  readonly serverState: Pick<QueryClient, 'getQueryCache' | 'invalidateQueries'>;
  /** Loads plan, limits and features anew: a lifecycle keeps them, not a query. */
  readonly reloadSubscription: () => void;
  readonly awaitCode: AppServices['awaitCode'];
};

/** Visitors have nothing to renew: the table comes with the first event, and stays. */
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
  /** Without the table everything may have changed. */
  const readingsOf = (types: readonly string[]): ReadonlySet<string> | null => table?.(types) ?? null;
  /** Calls back at once when the table is here, and without it when it does not come. */
  return (types: readonly string[], hear: (readings: ReadonlySet<string> | null) => void): void => {
    if (table !== null) hear(readingsOf(types));
    else {
      coming ??= load();
      void coming.then(() => hear(readingsOf(types)));
    }
  };
};

/**
 * Whether a reply is on its way that `invalidateQueries` does not cancel. That is the first reply of a reading, and any reply for which
 * no part of the page waits. It may have been made before the event, and when it arrives, the reading counts as fresh again.
 */
const isOnItsWay = (query: Query): boolean =>
  query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive());

/** More events than these, of which only the feed or only a reply has told, are forgotten and renewed twice. */
const mostRemembered = 1_000;

/** Positions, the longest known given up first. */
const createPositions = () => {
  const positions = new Set<number>();
  return {
    add: (position: number): void => {
      positions.add(position);
      const [oldest] = positions;
      if (positions.size > mostRemembered && oldest !== undefined) positions.delete(oldest);
    },
    /** Whether it was there; it is not any more. */
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
  /** Replies on their way after which it is asked once more. */
  const awaited = new WeakSet<Query>();
  const lookUp = createTable(awaitCode);

  const askAgainAfter = (query: Query): void => {
    if (awaited.has(query)) return;
    awaited.add(query);
    const again = () => {
      awaited.delete(query);
      return serverState.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    // fetch() without options starts no request: it returns the one under way. A failed one shows its error where the reading is shown.
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
  // Nothing of a deleted workspace is answered: what is kept is renewed with its restoration.
  const renew = (types: readonly string[]): void => {
    if (types.length > 0 && !types.includes('WorkspaceDeleted')) lookUp(types, renewAll);
  };

  return {
    own: ({ types, head }) => {
      const first = head - types.length + 1;
      const untold = types.filter((_, index) => {
        const isTold = ofFeed.take(first + index);
        if (!isTold) ofReplies.add(first + index);
        return !isTold;
      });
      renew(untold);
    },
    told: (events) => {
      const foreign = events.filter(({ position }) => !ofReplies.take(position));
      for (const { position } of foreign) ofFeed.add(position);
      renew(foreign.map(({ type }) => type));
      return foreign;
    },
  };
};
