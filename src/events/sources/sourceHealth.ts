/** Folds the events of a source: failures, pauses, days without data, and revised metrics. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { HistoryDays } from '#domain/integrations/backFill.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import type { BreakKind } from '#domain/integrations/syncHistory.ts';
import type { DaySpan, Restatement } from '#domain/metrics/metricSource.ts';
import type { SourceEvent } from './sourceEvents.ts';

/** ISO 8601 UTC; `to` is null while it lasts. */
export type SourceBreak = { readonly kind: BreakKind; readonly from: string; readonly to: string | null };

export type SourceHealth = {
  readonly silent: { readonly from: string; readonly reason: FailureReason; readonly since: string } | null;
  /** `from` is the first day without data. */
  readonly paused: { readonly from: string; readonly since: string } | null;
  readonly gaps: readonly DaySpan[];
  readonly restatements: readonly Restatement[];
  /** The last time it delivered again after a failure or a pause. */
  readonly recoveredAt: string | null;
  /** Oldest first. */
  readonly breaks: readonly SourceBreak[];
  /** The latest syncs that people asked for, oldest first. */
  readonly askedAt: readonly string[];
  /** Null: all of it was there with the connection. `at`: the last step or restart; `stoppedAt` is null while it goes on. */
  readonly history: (HistoryDays & { readonly at: string; readonly stoppedAt: string | null }) | null;
};

export const soundSource: SourceHealth = {
  silent: null,
  paused: null,
  gaps: [],
  restatements: [],
  recoveredAt: null,
  breaks: [],
  askedAt: [],
  history: null,
};

const mostAsked = 20;

const spanOf = (from: string | undefined, to: string | null): readonly DaySpan[] => {
  const [first, last] = [epochDayOf(from ?? ''), epochDayOf(to ?? '')];
  return first === null || last === null || last < first ? [] : [{ from: first, to: last }];
};

/** Ends the open breaks that are pauses, or those that are not. */
const endBreaks = (
  breaks: readonly SourceBreak[],
  { isPause, at }: { readonly isPause: boolean; readonly at: string },
): readonly SourceBreak[] =>
  breaks.map((one) => (one.to === null && (one.kind === 'paused') === isPause ? { ...one, to: at } : one));

/** True while days of the history are still to come. */
export const isFilling = ({ history }: SourceHealth): boolean =>
  history !== null && history.from > history.goal;

export const sourceAfter = (before: SourceHealth, { type, data }: SourceEvent): SourceHealth => {
  switch (type) {
    case 'SourceSyncFailed': {
      const { from, reason, failedAt: since } = data;
      const breaks = [...before.breaks, { kind: reason, from: since, to: null }];
      return { ...before, silent: { from, reason, since }, breaks };
    }
    case 'SourceSyncRecovered': {
      const gaps = [...before.gaps, ...spanOf(before.silent?.from, data.lostTo)];
      const breaks = endBreaks(before.breaks, { isPause: false, at: data.recoveredAt });
      return { ...before, silent: null, gaps, breaks, recoveredAt: data.recoveredAt };
    }
    case 'SourceSynced':
      return { ...before, askedAt: [...before.askedAt, data.syncedAt].slice(-mostAsked) };
    case 'SourceSyncPaused': {
      const { from, pausedAt: since } = data;
      const breaks = [...before.breaks, { kind: 'paused' as const, from: since, to: null }];
      return { ...before, paused: { from, since }, breaks };
    }
    case 'SourceSyncResumed': {
      const breaks = endBreaks(before.breaks, { isPause: true, at: data.resumedAt });
      return { ...before, paused: null, breaks, recoveredAt: data.resumedAt };
    }
    case 'SourceHistoryRead': {
      const { from, goal, readAt: at } = data;
      return { ...before, history: { from, goal, at, stoppedAt: null } };
    }
    case 'SourceHistoryStopped': {
      const { from, goal, stoppedAt } = data;
      return { ...before, history: { from, goal, at: stoppedAt, stoppedAt } };
    }
    case 'SourceHistoryContinued': {
      const next = before.history && { ...before.history, at: data.continuedAt, stoppedAt: null };
      return { ...before, history: next };
    }
    case 'SourceRestated': {
      const spans = spanOf(data.from, data.to).map(({ from, to }) => ({ from, to: to ?? from }));
      const more = spans.map((span) => ({ ...span, factor: data.factor }));
      return { ...before, restatements: [...before.restatements, ...more] };
    }
  }
};
