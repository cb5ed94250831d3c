/** Computes the contribution of each part, such as a channel, to a metric's change; contributions add up to the change. */
import type { FigureName } from '../kpi/figureNames.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import type { Figures } from '../kpi/figureSums.ts';

export type ContributionRow = {
  readonly key: string;
  readonly label: string;
  readonly current: Figures | null;
  readonly previous: Figures | null;
};

export type ContributionPart = {
  readonly key: string;
  readonly label: string;
  readonly change: number;
  /** For ratios: the effect of the part's own ratio; null for sums. */
  readonly rate: number | null;
  /** For ratios: the effect of the part's changed weight, or of appearing or disappearing; null for sums. */
  readonly mix: number | null;
};

export type Contribution = {
  readonly current: number;
  readonly previous: number;
  readonly change: number;
  readonly rate: number | null;
  readonly mix: number | null;
  readonly parts: readonly ContributionPart[];
};

type Fraction = { readonly over: number; readonly under: number };

const nothing: Fraction = { over: 0, under: 0 };

const orZero = (value: number | null): number => value ?? 0;

/** The share of a sum from paid channels; a part without spend counts as paid fully or not at all. */
const paidBy = (set: Figures, cost: number | null, sum: number | null): number => {
  const spend = orZero(set.spend_cents);
  if (spend === 0) return set.spend_cents === null ? 0 : orZero(sum);
  return cost === null || cost === 0 ? 0 : spend / cost;
};

/** A part may be paid as a whole, as a channel is, or partly, as a device is. */
const fractionOf = (figure: FigureName, set: Figures | null): Fraction => {
  if (set === null) return nothing;
  const spend = orZero(set.spend_cents);
  switch (figure) {
    case 'ctr':
      return { over: orZero(set.clicks), under: orZero(set.impressions) };
    case 'cvr':
      return { over: orZero(set.conversions), under: orZero(set.sessions) };
    case 'roas':
      return {
        over: paidBy(set, set.roas === null || set.roas === 0 ? null : 1 / set.roas, set.revenue_cents),
        under: spend,
      };
    case 'mer':
      return { over: orZero(set.revenue_cents), under: spend };
    case 'cpc_cents':
      return { over: spend, under: orZero(set.clicks) };
    case 'cpm_cents':
      return { over: spend * 1_000, under: orZero(set.impressions) };
    case 'cpa_cents':
      return { over: spend, under: paidBy(set, set.cpa_cents, set.conversions) };
    case 'aov_cents':
      return { over: orZero(set.revenue_cents), under: orZero(set.orders) };
    case 'cpl_cents':
      return { over: spend, under: paidBy(set, set.cpl_cents, set.leads) };
    case 'media_cac_cents':
      return { over: spend, under: orZero(set.new_customers) };
    case 'views_per_session':
      return { over: orZero(set.pageviews), under: orZero(set.sessions) };
    case 'bounce_rate': {
      const sessions = orZero(set.sessions);
      return { over: Math.max(0, sessions - orZero(set.engaged_sessions)), under: sessions };
    }
    case 'visit_duration_seconds':
      return { over: orZero(set.visit_seconds), under: orZero(set.sessions) };
    default:
      return { over: orZero(set[figure]), under: 1 };
  }
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const bySize = (one: ContributionPart, other: ContributionPart): number =>
  Math.abs(other.change) - Math.abs(one.change) || (one.key < other.key ? -1 : 1);

const ofSum = (figure: FigureName, rows: readonly ContributionRow[]): Contribution => {
  const contributions = rows.map(({ key, label, current, previous }) => {
    const [now, before] = [orZero(current?.[figure] ?? null), orZero(previous?.[figure] ?? null)];
    return { now, before, part: { key, label, change: now - before, rate: null, mix: null } };
  });
  const [current, previous] = [
    sumOf(contributions.map(({ now }) => now)),
    sumOf(contributions.map(({ before }) => before)),
  ];
  return {
    current,
    previous,
    change: current - previous,
    rate: null,
    mix: null,
    parts: contributions.map(({ part }) => part).toSorted(bySize),
  };
};

/** For weight w and ratio r: rate w₁(r₁ − r₀), mix (w₁ − w₀)(r₀ − R₀). R₀, the whole's former ratio, keeps the sum, as weights total 1. */
const ofRatio = (figure: FigureName, rows: readonly ContributionRow[]): Contribution | null => {
  const contributions = rows.map((row) => ({
    row,
    now: fractionOf(figure, row.current),
    before: fractionOf(figure, row.previous),
  }));
  const under = sumOf(contributions.map(({ now }) => now.under));
  const underBefore = sumOf(contributions.map(({ before }) => before.under));
  if (under === 0 || underBefore === 0) return null;
  const current = sumOf(contributions.map(({ now }) => now.over)) / under;
  const previous = sumOf(contributions.map(({ before }) => before.over)) / underBefore;
  const parts = contributions.map(({ row: { key, label }, now, before }): ContributionPart => {
    const [weight, weightBefore] = [now.under / under, before.under / underBefore];
    const change = now.over / under - before.over / underBefore - (weight - weightBefore) * previous;
    const hasBoth = now.under > 0 && before.under > 0;
    const rate = hasBoth ? weight * (now.over / now.under - before.over / before.under) : 0;
    return { key, label, change, rate, mix: change - rate };
  });
  return {
    current,
    previous,
    change: current - previous,
    rate: sumOf(parts.map((part) => part.rate ?? 0)),
    mix: sumOf(parts.map((part) => part.mix ?? 0)),
    parts: parts.toSorted(bySize),
  };
};

/** Null if a ratio is missing in either period, or without a comparison. */
export const contributionOf = (figure: FigureName, rows: readonly ContributionRow[]): Contribution | null => {
  if (rows.every(({ previous }) => previous === null)) return null;
  return isFactMeasure(figure) ? ofSum(figure, rows) : ofRatio(figure, rows);
};
