/** Folds the events of a source: whether it is silent, which days it never reported, and which figures it revised. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import type { DaySpan, Restatement } from '#domain/metrics/metricSource.ts';
import type { SourceEvent } from './sourceEvents.ts';

export type SourceHealth = {
  /** Null while it answers. */
  readonly silent: { readonly from: string; readonly reason: FailureReason; readonly since: string } | null;
  /** Days that it never told of. */
  readonly gaps: readonly DaySpan[];
  readonly restatements: readonly Restatement[];
  /** When it answered again last; null when it never was silent. */
  readonly recoveredAt: string | null;
};

export const soundSource: SourceHealth = { silent: null, gaps: [], restatements: [], recoveredAt: null };

const spanOf = (from: string | undefined, to: string | null): readonly DaySpan[] => {
  const [first, last] = [epochDayOf(from ?? ''), epochDayOf(to ?? '')];
  return first === null || last === null || last < first ? [] : [{ from: first, to: last }];
};

/** The source after one more event. */
export const sourceAfter = (before: SourceHealth, { type, data }: SourceEvent): SourceHealth => {
  switch (type) {
    case 'SourceSyncFailed':
      return { ...before, silent: { from: data.from, reason: data.reason, since: data.failedAt } };
    case 'SourceSyncRecovered': {
      const gaps = [...before.gaps, ...spanOf(before.silent?.from, data.lostTo)];
      return { ...before, silent: null, gaps, recoveredAt: data.recoveredAt };
    }
    case 'SourceRestated': {
      const spans = spanOf(data.from, data.to).map(({ from, to }) => ({ from, to: to ?? from }));
      const more = spans.map((span) => ({ ...span, factor: data.factor }));
      return { ...before, restatements: [...before.restatements, ...more] };
    }
  }
};
