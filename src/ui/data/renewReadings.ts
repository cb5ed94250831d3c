/** Renews what a page shows when events changed it, whether the feed or an own command tells of them. */
import type { QueryClient } from '@tanstack/react-query';
import { readingsRenewedBy } from '#domain/contract/renewals.ts';

/** What was appended: the types of the events, and the position of the last of them. */
export type Appended = { readonly types: readonly string[]; readonly head: number };

/** An event of the feed, as far as this looks at it. */
type Told = { readonly type: string; readonly position: number };

export type RenewReadings = {
  /** An own command has appended events: its reply came before the feed tells of them. */
  own(appended: Appended): void;
  /** The feed tells of events; those of own commands are left out, as they renewed their readings already. */
  told(events: readonly Told[]): void;
};

type Parts = {
  readonly serverState: Pick<QueryClient, 'invalidateQueries'>;
  /** Loads plan, limits and features anew: a lifecycle keeps them, not a query. */
  readonly reloadSubscription: () => void;
};

/** Own events that the feed has yet to tell of; more than these are forgotten and renewed twice. */
const mostRemembered = 1_000;

export const createRenewReadings = ({ serverState, reloadSubscription }: Parts): RenewReadings => {
  const renewed = new Set<number>();

  const renew = (types: readonly string[]): void => {
    if (types.length === 0) return;
    const readings = readingsRenewedBy(types);
    const isTouched = (name: string): boolean => readings === null || (readings as Set<string>).has(name);
    void serverState.invalidateQueries({ predicate: ({ queryKey: [name] }) => isTouched(String(name)) });
    if (isTouched('readSubscription')) reloadSubscription();
  };

  const remember = (position: number): void => {
    renewed.add(position);
    const [oldest] = renewed;
    if (renewed.size > mostRemembered && oldest !== undefined) renewed.delete(oldest);
  };

  return {
    own: ({ types, head }) => {
      for (let place = 0; place < types.length; place += 1) remember(head - place);
      renew(types);
    },
    told: (events) =>
      renew(events.filter(({ position }) => !renewed.delete(position)).map(({ type }) => type)),
  };
};
