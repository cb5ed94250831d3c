/** Which connections are history only, since their account was connected again. */
import type { PlatformId } from './platforms.ts';

export type ConnectionOfAccount = {
  readonly id: string;
  readonly platform: PlatformId;
  /** Id of the account on the platform. */
  readonly accountId: string;
  readonly isConnected: boolean;
};

/** An account is connected once at a time: all others of the same account were given up before. */
export const replacedConnections = (all: readonly ConnectionOfAccount[]): ReadonlySet<string> => {
  const keyOf = ({ platform, accountId }: ConnectionOfAccount): string => `${platform}|${accountId}`;
  const live = new Set(all.filter(({ isConnected }) => isConnected).map(keyOf));
  return new Set(all.filter((one) => !one.isConnected && live.has(keyOf(one))).map(({ id }) => id));
};
