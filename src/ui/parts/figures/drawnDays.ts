/** Computes the days of a drag over the steps of a chart, from the first step's start to the last step's end. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import type { RangeChoice } from '../../charts/figure/useChartCursor.ts';
import type { ViewInUse } from '../view/useView.ts';

type Steps = {
  readonly series: readonly { readonly at: string }[];
  readonly range: { readonly to: string };
};

export const daySteps = (days: readonly string[]): Steps => ({
  series: days.map((at) => ({ at })),
  range: { to: days.at(-1) ?? '' },
});

/** A step such as `2026-11-16` or `2026-11-16T14:00` begins on this day. */
const dayOf = (at: string): string => at.slice(0, 10);

/** A step ends before the next one of another day begins; the last one ends with the range. */
const lastDayOf = (step: string, { series, range }: Steps): EpochDay | null => {
  const next = series.find(({ at }) => dayOf(at) > dayOf(step));
  const after = epochDayOf(dayOf(next?.at ?? ''));
  return after === null ? epochDayOf(range.to) : after - 1;
};

/** Both days inclusive, within the range of the reply; null for unknown steps. */
export const drawnDays = (choice: RangeChoice, reply: Steps): Days | null => {
  const from = epochDayOf(dayOf(choice.from));
  const to = lastDayOf(choice.to, reply);
  return from === null || to === null ? null : { from, to };
};

export const chooseDays =
  ({ setView }: Pick<ViewInUse, 'setView'>, reply: Steps) =>
  (choice: RangeChoice): void => {
    const days = drawnDays(choice, reply);
    if (days !== null) setView({ range: { preset: 'custom', ...days } });
  };
