/** Folds the events of a source: failures, days without data, and revised metrics. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import type { DaySpan, Restatement } from '#domain/metrics/metricSource.ts';
import type { SourceEvent } from './sourceEvents.ts';

export type SourceHealth = {
  readonly silent: { readonly from: string; readonly reason: FailureReason; readonly since: string } | null;
  readonly gaps: readonly DaySpan[];
  readonly restatements: readonly Restatement[];
  readonly recoveredAt: string | null;
};

export const soundSource: SourceHealth = { silent: null, gaps: [], restatements: [], recoveredAt: null };

const spanOf = (from: string | undefined, to: string | null): readonly DaySpan[] => {
  const [first, last] = [epochDayOf(from ?? ''), epochDayOf(to ?? '')];
  return first === null || last === null || last < first ? [] : [{ from: first, to: last }];
};

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
