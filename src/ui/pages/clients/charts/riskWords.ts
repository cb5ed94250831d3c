/** Summarizes the risk chart in sentences: fees at risk, and clients left out. */
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import { bandFrom } from '#domain/portfolio/healthScore.ts';
import { share } from '../../../content/formatMetric.ts';
import { counted } from '../../../content/limits.ts';
import type { RiskPoint, RiskPoints } from './riskPoints.ts';

const clients = (count: number): string => counted(count, 'clients');

const sumOf = (points: readonly RiskPoint[]): number => points.reduce((sum, { cents }) => sum + cents, 0);

export const riskSummary = (points: readonly RiskPoint[], currency: string): string => {
  const atRisk = points.filter(({ band }) => band === 'at_risk');
  const [lost, all] = [sumOf(atRisk), sumOf(points)];
  const below = `a health below ${bandFrom.watch}`;
  if (atRisk.length === 0)
    return `No client has ${below}. ${clients(points.length)} ${points.length === 1 ? 'pays' : 'pay'} ${feeAmount(all, currency)} a month.`;
  const [have, pay] = atRisk.length === 1 ? ['has', 'It pays'] : ['have', 'They pay'];
  return `${atRisk.length} of ${clients(points.length)} ${have} ${below}. ${pay} ${feeAmount(lost, currency)} of ${feeAmount(all, currency)} a month, ${share(lost / all)}.`;
};

export const leftOut = ({ withoutFee, withoutScore }: RiskPoints, currency: string): string => {
  const parts = [
    ...(withoutFee === 0 ? [] : [`${clients(withoutFee)} without a fee in ${currency}`]),
    ...(withoutScore === 0 ? [] : [`${clients(withoutScore)} without a health score`]),
  ];
  return parts.length === 0 ? '' : `Not shown: ${parts.join(', and ')}.`;
};
