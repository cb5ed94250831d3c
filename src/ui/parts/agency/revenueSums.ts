/** Formats the agency's own metrics and their calculations: `$24,500 × 12 = $294,000`. */
import { lifetimeValue } from '#domain/clients/agencyRevenue.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue, RevenueMoved } from '#domain/contract/clientListSchemas.ts';
import { share } from '../../content/formatMetric.ts';
import { counted } from '../../content/limits.ts';

export const revenueFigureNames = [
  'mrr',
  'arr',
  'net_new_mrr',
  'nrr',
  'logo_churn',
  'revenue_churn',
  'arpc',
  'ltv',
] as const;
export type RevenueFigureName = (typeof revenueFigureNames)[number];

export const revenuePeriods = ['last_30_days', 'last_12_months'] as const;
export type RevenuePeriodName = (typeof revenuePeriods)[number];

export const periodLabels: Readonly<Record<RevenuePeriodName, string>> = {
  last_30_days: 'Last 30 days',
  last_12_months: 'Last 12 months',
};

export const moveLabels: Readonly<Record<RevenueMoved['kind'], string>> = {
  new: 'Won',
  returned: 'Came back',
  expansion: 'Pays more',
  contraction: 'Pays less',
  churned: 'Lost',
};

/** `+$1,200` and `−$1,200`; `$0` for zero. */
export const signedFee = (cents: number, currency: string): string => {
  if (cents === 0) return feeAmount(0, currency);
  return `${cents > 0 ? '+' : '−'}${feeAmount(Math.abs(cents), currency)}`;
};

export const isOfPeriod = (name: RevenueFigureName): boolean =>
  name !== 'mrr' && name !== 'arr' && name !== 'arpc' && name !== 'ltv';

/** Always over the last twelve months. */
const ltvOf = ({ arpc_cents, last_12_months }: Revenue): number | null =>
  lifetimeValue(arpc_cents, last_12_months.logo_churn);

/** Quotients are whole amounts on cards, as their cents mean nothing; the calculation has them. */
const wholeAmount = (cents: number): number =>
  Math.abs(cents) < 10_000 ? cents : Math.round(cents / 100) * 100;

const noBaseline = 'Nobody paid at the start, so there is nothing to divide by';

type Named = readonly [RevenueFigureName, Revenue, RevenuePeriodName];

const textOf = ([name, revenue, period]: Named, quotient: (cents: number) => number): string => {
  const { currency } = revenue;
  const ltv = ltvOf(revenue);
  const { net_new_cents, nrr, logo_churn, revenue_churn } = revenue[period];
  const texts: Readonly<Record<RevenueFigureName, string>> = {
    mrr: feeAmount(revenue.mrr_cents, currency),
    arr: feeAmount(revenue.arr_cents, currency),
    net_new_mrr: signedFee(net_new_cents, currency),
    nrr: share(nrr),
    logo_churn: share(logo_churn),
    revenue_churn: share(revenue_churn),
    arpc: revenue.arpc_cents === null ? '—' : feeAmount(quotient(revenue.arpc_cents), currency),
    ltv: ltv === null ? '—' : feeAmount(quotient(ltv), currency),
  };
  return texts[name];
};

export const revenueText = (...named: Named): string => textOf(named, wholeAmount);

const partsOf = (name: RevenueFigureName, revenue: Revenue, period: RevenuePeriodName): string => {
  const { currency, mrr_cents, paying_clients } = revenue;
  const part = revenue[period];
  const year = revenue.last_12_months;
  const fee = (cents: number): string => feeAmount(cents, currency);
  const { start_cents, expansion_cents, contraction_cents, churned_cents } = part;
  const texts: Readonly<Record<RevenueFigureName, string>> = {
    mrr: `Fees of ${counted(paying_clients, 'clients')}`,
    arr: `${fee(mrr_cents)} × 12`,
    net_new_mrr: `${fee(part.new_cents)} new + ${fee(part.reactivation_cents)} returned + ${fee(expansion_cents)} expansion − ${fee(contraction_cents)} contraction − ${fee(churned_cents)} churned`,
    nrr: `(${fee(start_cents)} + ${fee(expansion_cents)} − ${fee(contraction_cents)} − ${fee(churned_cents)}) ÷ ${fee(start_cents)}`,
    logo_churn: `${part.lost_clients} lost ÷ ${part.paying_at_start} paying at the start`,
    revenue_churn: `(${fee(churned_cents)} + ${fee(contraction_cents)}) ÷ ${fee(start_cents)}`,
    arpc: `${fee(mrr_cents)} ÷ ${counted(paying_clients, 'clients')}`,
    ltv: `${fee(revenue.arpc_cents ?? 0)} × 12 ÷ (${year.lost_clients} lost ÷ ${year.paying_at_start} paying a year ago)`,
  };
  return texts[name];
};

export const revenueSum = (name: RevenueFigureName, revenue: Revenue, period: RevenuePeriodName): string => {
  const text = textOf([name, revenue, period], (cents) => cents);
  if (text !== '—') return `${partsOf(name, revenue, period)} = ${text}`;
  if (revenue.arpc_cents === null && (name === 'arpc' || name === 'ltv')) return 'No client pays a fee';
  const isWithoutLosses = name === 'ltv' && revenue.last_12_months.lost_clients === 0;
  return isWithoutLosses ? 'No client was lost in 12 months, so there is no time to multiply by' : noBaseline;
};
