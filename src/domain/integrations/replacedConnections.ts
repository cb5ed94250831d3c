/** Finds connections that are history only: their account was reconnected, or another one took their place. */
import type { PlatformId } from './platforms.ts';

export type ConnectionOfAccount = {
  readonly id: string;
  readonly platform: PlatformId;
  readonly accountId: string;
  readonly isConnected: boolean;
  readonly replaces: string | null;
};

type Link = Pick<ConnectionOfAccount, 'id' | 'replaces'>;

/** The first connection of a row of replacements. */
export const firstOf = (all: readonly Link[]): ((id: string) => string) => {
  const former = new Map(all.map(({ id, replaces }) => [id, replaces] as const));
  return (id) => {
    let first = id;
    for (let next = former.get(id) ?? null; next !== null; next = former.get(next) ?? null) first = next;
    return first;
  };
};

/** An account has one active connection: older ones of the same account were disconnected before. */
export const replacedConnections = (all: readonly ConnectionOfAccount[]): ReadonlySet<string> => {
  const rowOf = firstOf(all);
  const keysOf = ({ id, platform, accountId }: ConnectionOfAccount): readonly string[] => [
    `${platform}|${accountId}`,
    rowOf(id),
  ];
  const live = new Set(all.filter(({ isConnected }) => isConnected).flatMap(keysOf));
  return new Set(
    all.filter((one) => !one.isConnected && keysOf(one).some((key) => live.has(key))).map(({ id }) => id),
  );
};
