/** Derives an account's syncs from its schedule and its breaks, so that none of them is stored. */
import { hashKeys } from '#world/hashKeys.ts';
import type { FailureReason } from './failureReasons.ts';

export const syncChanges = [
  'sync',
  'pause',
  'resume',
  'reconnect',
  'stopHistory',
  'continueHistory',
] as const;
export type SyncChange = (typeof syncChanges)[number];

export type BreakKind = FailureReason | 'paused';

/** Times in milliseconds; `to` is null while it lasts. */
type TimeSpan = { readonly from: number; readonly to: number | null };

export type SyncBreak = TimeSpan & { readonly kind: BreakKind };

export type SyncPlan = TimeSpan & {
  readonly id: string;
  readonly breaks: readonly SyncBreak[];
  /** Syncs out of turn, asked for by a person. */
  readonly asked: readonly number[];
};

/** `retried`: the platform's rate limit delayed it by some minutes. */
export const roundOutcomes = ['done', 'retried', 'failed'] as const;
export type RoundOutcome = (typeof roundOutcomes)[number];

export type SyncRound = {
  readonly at: number;
  readonly outcome: RoundOutcome;
  readonly reason: FailureReason | null;
  readonly isAsked: boolean;
};

/** `partial`: some of the day's syncs failed. `none`: not connected on that day. */
export const syncDayStates = ['done', 'partial', 'failed', 'paused', 'none'] as const;
export type SyncDayState = (typeof syncDayStates)[number];

const minute = 60_000;
export const day = 86_400_000;

/** Every four hours, at a different minute for each account to spread the load. */
export const roundMinutes = 240;

export const stripDays = 30;

export const minuteOf = (id: string): number => hashKeys(0, ['sync', id]) % roundMinutes;

const spanAt = <Span extends TimeSpan>(spans: readonly Span[], at: number): Span | undefined =>
  spans.find(({ from, to }) => from <= at && (to === null || at < to));

/** One of about 90 rounds meets the platform's rate limit. */
const isLimited = (id: string, at: number): boolean =>
  hashKeys(0, ['limit', id, Math.floor(at / minute)]) % 90 === 0;

const roundAt = ({ id, breaks }: SyncPlan, at: number, isAsked: boolean): SyncRound | null => {
  const kind = spanAt(breaks, at)?.kind;
  if (kind === 'paused') return null;
  if (kind !== undefined) return { at, outcome: 'failed', reason: kind, isAsked };
  return { at, outcome: isLimited(id, at) ? 'retried' : 'done', reason: null, isAsked };
};

/** Oldest first; `to` is not included. */
export const syncRounds = (plan: SyncPlan, from: number, to: number): readonly SyncRound[] => {
  const [first, last] = [Math.max(from, plan.from), Math.min(to, plan.to ?? to)];
  const step = roundMinutes * minute;
  const own = minuteOf(plan.id) * minute;
  const rounds: (SyncRound | null)[] = [];
  for (let at = Math.ceil((first - own) / step) * step + own; at < last; at += step)
    rounds.push(roundAt(plan, at, false));
  const asked = plan.asked.filter((at) => at >= first && at < last);
  return [...rounds, ...asked.map((at) => roundAt(plan, at, true))]
    .filter((one) => one !== null)
    .toSorted((one, other) => one.at - other.at);
};

const dayState = (plan: SyncPlan, from: number, to: number): SyncDayState => {
  const rounds = syncRounds(plan, from, to);
  const failed = rounds.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0) return failed === rounds.length ? 'failed' : 'partial';
  if (rounds.length > 0) return 'done';
  const isPaused = plan.breaks.some((one) => one.kind === 'paused' && one.from < to && (one.to ?? to) > from);
  return isPaused ? 'paused' : 'none';
};

/** The states of the last 30 days, today at the end. */
export const syncDays = (plan: SyncPlan, now: number): readonly SyncDayState[] => {
  const today = Math.floor(now / day) * day;
  return Array.from({ length: stripDays }, (_, index) => {
    const from = today - (stripDays - 1 - index) * day;
    return dayState(plan, from, Math.min(from + day, now + 1));
  });
};

/** Null while paused or disconnected. An account that fails is asked again on schedule. */
export const nextRound = (plan: SyncPlan, now: number): number | null => {
  if (plan.to !== null || spanAt(plan.breaks, now)?.kind === 'paused') return null;
  const step = roundMinutes * minute;
  const own = minuteOf(plan.id) * minute;
  return (Math.floor((now - own) / step) + 1) * step + own;
};
