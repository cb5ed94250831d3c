/** Forecasts the selection to the end of a period and compares the values with the client's goals and budget. */
import { useMemo } from 'react';
import type {
  FigureForecast,
  ForecastPeriod,
  ForecastQuery,
  ForecastReply,
} from '#domain/contract/forecastSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { useReply } from '../../data/useReply.ts';
import { type StaleReply, useStaleReply } from '../../data/useStaleReply.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { type EmptyKind, type WidgetState, widgetState } from '../../parts/figures/widgetState.ts';
import { usePlan } from '../../services/usePlan.ts';

const measures = [
  'revenue_cents',
  'spend_cents',
  'conversions',
  'orders',
  'leads',
  'new_customers',
  'sessions',
  'roas',
  'mer',
  'cpa_cents',
] as const satisfies readonly FigureName[];

export type Target = { readonly word: 'goal' | 'budget'; readonly value: number };

export type MonthEndRow = {
  readonly name: FigureName;
  readonly forecast: FigureForecast;
  /** Null without a target, and for several clients or filtered views, for which no goals exist. */
  readonly target: Target | null;
};

export type MonthEndInUse = Pick<StaleReply<'readMetricForecast'>, 'isFormer' | 'readAt' | 'refetch'> & {
  readonly state: WidgetState;
  readonly reply: ForecastReply | undefined;
  readonly rows: readonly MonthEndRow[];
};

const queryOf = ({ use: { view } }: MetricSelection, period: ForecastPeriod): ForecastQuery => {
  const filters = wireFilters(view.filters);
  return {
    ...(view.client === null ? {} : { client: view.client }),
    ...(filters === '' ? {} : { filters }),
    measures: measures.join(','),
    ...(period === 'month' ? {} : { period }),
    ...(view.asOf === null ? {} : { as_of: String(view.asOf) }),
  };
};

/** Targets of the month or quarter by metric; goals that start later are ignored. */
const useTargets = (
  { use, isFiltered }: MetricSelection,
  { period, isOpen }: { readonly period: ForecastPeriod; readonly isOpen: boolean },
): ((name: FigureName, periodTo: string) => Target | null) => {
  const { client } = use.view;
  const isOfOne = (client !== null || use.isOfClient) && !isFiltered;
  const { data } = useReply('listGoals', client === null ? {} : { client }, isOpen && isOfOne);
  return (name, periodTo) => {
    if (!isOfOne || data === undefined) return null;
    const goal = data.items.find(
      (one) => one.figure === name && one.period === period && one.from <= periodTo,
    );
    if (goal !== undefined) return { word: 'goal', value: goal.target };
    const [budget] = name === 'spend_cents' && period === 'month' ? data.budgets : [];
    return budget === undefined ? null : { word: 'budget', value: budget.monthly_cents };
  };
};

const emptinessOf = (reply: ForecastReply | undefined, isFiltered: boolean): EmptyKind | null => {
  if (reply === undefined || reply.figures.some(({ refused }) => refused?.reason !== 'notReported'))
    return null;
  if (reply.freshness.length === 0) return 'noSource';
  return isFiltered ? 'filteredOut' : 'noData';
};

export const useMonthEnd = (selection: MetricSelection, period: ForecastPeriod): MonthEndInUse => {
  const { plan, known, has } = usePlan();
  const isOpen = known && has('predictive_analytics');
  const query = useMemo(() => queryOf(selection, period), [selection, period]);
  const { data, error, ...read } = useStaleReply('readMetricForecast', query, { isWanted: isOpen });
  const targetOf = useTargets(selection, { period, isOpen });
  const neededPlan = checkFeature(plan, 'predictive_analytics')?.neededPlan ?? null;
  const locked: WidgetState = { is: 'locked', problem: problemOf('featureLocked', { plan, neededPlan }) };
  const rows = (data?.figures ?? []).flatMap((forecast) => {
    const { figure, refused } = forecast;
    if (!isFigureName(figure) || refused?.reason === 'notReported') return [];
    return [{ name: figure, forecast, target: targetOf(figure, data?.month.to ?? '') }];
  });
  return {
    state: known && !isOpen ? locked : widgetState({ data, error }, emptinessOf(data, selection.isFiltered)),
    reply: data,
    rows,
    ...read,
  };
};
