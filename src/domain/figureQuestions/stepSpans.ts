/** Reads a period as whole days, weeks, months or quarters with their metrics. */
import { type EpochDay, epochDayOf, weekdayOf } from '../calendar/epochDay.ts';
import { mondayOf, monthEnd, monthStart, monthsLater, quarterStart } from '../calendar/months.ts';
import type { FigureSet, MetricReply } from '../contract/metricSchemas.ts';
import { englishDate } from '../english/englishDay.ts';
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { type AnsweringFacts, ask, none, type SideReply } from './figureEvidence.ts';
import type { Side, StepsOf } from './figureQuestion.ts';
import type { SpanUnit } from './lexeme.ts';

export type Step = {
  readonly from: EpochDay;
  readonly to: EpochDay;
  /** False for one that the period cuts. */
  readonly isWhole: boolean;
  readonly figures: FigureSet;
};

/** `steps`: whole ones only, since a cut one would falsely be the lowest. `all`: with those. */
export type Steps = {
  readonly own: SideReply;
  readonly steps: readonly Step[];
  readonly all: readonly Step[];
};

const spanOf = (unit: SpanUnit, day: EpochDay) => {
  if (unit === 'day') return { from: day, to: day };
  if (unit === 'week') return { from: mondayOf(day), to: mondayOf(day) + 6 };
  const from = unit === 'month' ? monthStart(day) : quarterStart(day);
  return { from, to: unit === 'month' ? monthEnd(day) : monthsLater(from, 3) - 1 };
};

const stepsIn = (unit: SpanUnit, { from, to }: Side['days'], { series }: MetricReply): readonly Step[] =>
  series.flatMap((point) => {
    const day = epochDayOf(point.at.slice(0, 10));
    if (day === null || (unit === 'day' && point.open)) return [];
    const span = spanOf(unit, day);
    const isWhole = span.from >= from && span.to <= to;
    return [{ from: Math.max(span.from, from), to: Math.min(span.to, to), isWhole, figures: point }];
  });

/** Each quarter is asked for by itself, so that its ratios are those of its sums. */
const quarters = async (side: Side, facts: AnsweringFacts): Promise<readonly Step[]> => {
  const starts: EpochDay[] = [];
  for (let day = quarterStart(side.days.from); day <= side.days.to; day = monthsLater(day, 3))
    starts.push(day);
  const whole = starts
    .map((day) => spanOf('quarter', day))
    .filter(({ from, to }) => from >= side.days.from && to <= side.days.to);
  return Promise.all(
    whole.map(async (days) => {
      const { reply } = await ask({ ...side, days }, facts, { against: none, interval: null });
      return { ...days, isWhole: true, figures: reply.totals };
    }),
  );
};

export const readSteps = async (
  side: Side,
  { unit, weekdays }: StepsOf,
  facts: AnsweringFacts,
): Promise<Steps> => {
  const interval = unit === 'quarter' ? 'month' : unit;
  const own = await ask(side, facts, { against: none, interval });
  const all =
    unit === 'quarter'
      ? await quarters(side, facts)
      : stepsIn(unit, side.days, own.reply).filter(
          ({ from }) => weekdays === null || weekdays.days.includes(weekdayOf(from)),
        );
  return { own, all, steps: all.filter(({ isWhole }) => isWhole) };
};

export const stepName = (unit: SpanUnit, { from, to }: Pick<Step, 'from' | 'to'>): string =>
  unit === 'day' ? englishDate(from) : `${englishDate(from)} to ${englishDate(to)}`;

/** `, on weekends`; empty for all days. */
export const onWeekdays = ({ weekdays }: StepsOf): string =>
  weekdays === null ? '' : `, on ${weekdays.label.replace(/^We/, 'we')},`;

/** The mean of the two middle ones of an even number. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

type Quotient = { readonly above: number; readonly below: number };

type Reader = (set: FigureSet) => Quotient | null;

const divided =
  (above: FigureName, below: FigureName): Reader =>
  (set) => {
    const [one, other] = [set[above], set[below]];
    return one === null || other === null ? null : { above: one, below: other };
  };

/** The revenue of paid channels is in no reply, but in its ratio to spend. */
const timesBelow =
  (ratio: FigureName, below: FigureName): Reader =>
  (set) => {
    const other = set[below];
    return other === null ? null : { above: (set[ratio] ?? 0) * other, below: other };
  };

/** The conversions of paid channels likewise. */
const aboveBy =
  (ratio: FigureName, above: FigureName): Reader =>
  (set) => {
    const [one, quotient] = [set[above], set[ratio]];
    if (one === null) return null;
    return { above: one, below: quotient === null || quotient === 0 ? 0 : one / quotient };
  };

const readers: Readonly<Partial<Record<FigureName, Reader>>> = {
  ctr: divided('clicks', 'impressions'),
  cvr: divided('conversions', 'sessions'),
  roas: timesBelow('roas', 'spend_cents'),
  mer: divided('revenue_cents', 'spend_cents'),
  cpc_cents: divided('spend_cents', 'clicks'),
  cpm_cents: aboveBy('cpm_cents', 'spend_cents'),
  cpa_cents: aboveBy('cpa_cents', 'spend_cents'),
  aov_cents: divided('revenue_cents', 'orders'),
  cpl_cents: aboveBy('cpl_cents', 'spend_cents'),
  media_cac_cents: divided('spend_cents', 'new_customers'),
  views_per_session: divided('pageviews', 'sessions'),
  bounce_rate: timesBelow('bounce_rate', 'sessions'),
  visit_duration_seconds: divided('visit_seconds', 'sessions'),
};

/** The sum of an amount, or the ratio of the sums; null without any. */
export const summed = (figure: FigureName, sets: readonly FigureSet[]): number | null => {
  if (isFactMeasure(figure)) {
    const known = sets.flatMap((set) => set[figure] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  }
  const read = readers[figure];
  const parts = sets.flatMap((set) => read?.(set) ?? []);
  const above = parts.reduce((sum, one) => sum + one.above, 0);
  const below = parts.reduce((sum, one) => sum + one.below, 0);
  return below === 0 ? null : above / below;
};
