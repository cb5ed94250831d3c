/** Defines the metrics above the list of clients and their comparison period. */

import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { RevenueFigureName, RevenuePeriodName } from '../../parts/agency/revenueSums.ts';

export type StripFigureName =
  | 'active_clients'
  | 'mrr'
  | 'net_new_mrr'
  | 'nrr'
  | 'logo_churn'
  | 'average_health'
  | 'at_risk'
  | 'renewals';

export const stripPeriods: Readonly<Record<RevenueFigureName, RevenuePeriodName>> = {
  mrr: 'last_30_days',
  arr: 'last_30_days',
  arpc: 'last_30_days',
  ltv: 'last_12_months',
  net_new_mrr: 'last_30_days',
  nrr: 'last_12_months',
  logo_churn: 'last_12_months',
  revenue_churn: 'last_12_months',
};

/** Sums these clients' fees by currency: `$3,400, EUR 900`; empty if they pay nothing. */
export const feesTogether = (items: readonly Revenue[], ids: ReadonlySet<string>): string =>
  items
    .map(({ currency, fees }) => {
      const cents = fees.filter(({ id }) => ids.has(id)).reduce((sum, fee) => sum + fee.cents, 0);
      return cents === 0 ? '' : feeAmount(cents, currency);
    })
    .filter((text) => text !== '')
    .join(', ');
