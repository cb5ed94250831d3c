/** Limits requests per network address: a bucket of tokens for all of them, and a smaller one for passwords. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Clock } from '#world/clock.ts';

/** Requests that try a password or a secret link. */
const passwordTries: ReadonlySet<EndpointName | null> = new Set<EndpointName>([
  'signIn',
  'signUp',
  'changePassword',
  'startSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'requestPasswordReset',
  'resetPassword',
  'openShare',
]);

const triesPerMinute = 10;

/** A page asks for much at once when it opens. */
const burstSeconds = 10;

/** The least recently used bucket is dropped beyond it. */
const mostBuckets = 20_000;

type Bucket = { tokens: number; at: number };

/** `perSecond` tokens come back; `most` are there at first. Returns the seconds to wait, 0 for none. */
const createBuckets = (clock: Clock, { perSecond, most }: { perSecond: number; most: number }) => {
  const buckets = new Map<string, Bucket>();
  return (address: string): number => {
    const now = clock.now();
    const { tokens, at } = buckets.get(address) ?? { tokens: most, at: now };
    const left = Math.min(most, tokens + (Math.max(0, now - at) / 1_000) * perSecond);
    const isAllowed = left >= 1;
    buckets.delete(address);
    buckets.set(address, { tokens: isAllowed ? left - 1 : left, at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - left) / perSecond);
  };
};

/** Returns the seconds that the address has to wait, 0 for none. */
export type RequestLimits = (address: string, route: EndpointName | null) => number;

/** `perSecond` 0: no limits, for a server behind a proxy that has its own. */
export const createRequestLimits = (clock: Clock, perSecond: number): RequestLimits => {
  if (perSecond === 0) return () => 0;
  const all = createBuckets(clock, { perSecond, most: perSecond * burstSeconds });
  const tries = createBuckets(clock, { perSecond: triesPerMinute / 60, most: triesPerMinute });
  return (address, route) => all(address) || (passwordTries.has(route) ? tries(address) : 0);
};
