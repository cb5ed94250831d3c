/** Finds connections that are history only, because their account was reconnected. */
import type { PlatformId } from './platforms.ts';

export type ConnectionOfAccount = {
  readonly id: string;
  readonly platform: PlatformId;
  readonly accountId: string;
  readonly isConnected: boolean;
};

/** An account has one active connection: older ones of the same account were disconnected before. */
export const replacedConnections = (all: readonly ConnectionOfAccount[]): ReadonlySet<string> => {
  const keyOf = ({ platform, accountId }: ConnectionOfAccount): string => `${platform}|${accountId}`;
  const live = new Set(all.filter(({ isConnected }) => isConnected).map(keyOf));
  return new Set(all.filter((one) => !one.isConnected && live.has(keyOf(one))).map(({ id }) => id));
};
