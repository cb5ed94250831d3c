/** Compares the agency's metrics at the last visit with the current ones. */
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels, healthBands } from '#domain/portfolio/healthScore.ts';

export type Standing = {
  readonly activeClients: number;
  readonly revenue: readonly Pick<Revenue, 'currency' | 'mrr_cents'>[];
  readonly clients: readonly Pick<PortfolioClient, 'id' | 'name' | 'health' | 'open_alerts'>[];
};

export type VisitFigure = { readonly name: string; readonly before: string; readonly after: string };

const differing = (figures: readonly VisitFigure[]): readonly VisitFigure[] =>
  figures.filter(({ before, after }) => before !== after);

const mrrIn = ({ revenue }: Standing, currency: Revenue['currency']): string =>
  feeAmount(revenue.find((one) => one.currency === currency)?.mrr_cents ?? 0, currency);

const alertsOf = ({ clients }: Standing): number => clients.reduce((sum, one) => sum + one.open_alerts, 0);

export const visitFigures = (before: Standing, after: Standing): readonly VisitFigure[] => {
  const currencies = new Set([...before.revenue, ...after.revenue].map(({ currency }) => currency));
  const counted = (name: string, of: (standing: Standing) => number): VisitFigure => ({
    name,
    before: String(of(before)),
    after: String(of(after)),
  });
  return differing([
    counted('Active clients', ({ activeClients }) => activeClients),
    ...[...currencies].map((currency) => ({
      name: `MRR in ${currency}`,
      before: mrrIn(before, currency),
      after: mrrIn(after, currency),
    })),
    ...healthBands.map((band) =>
      counted(bandLabels[band], ({ clients }) => clients.filter(({ health }) => health.band === band).length),
    ),
    counted('Open alerts', alertsOf),
  ]);
};

export type MovedHealth = {
  readonly id: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

export const movedHealth = (before: Standing, after: Standing): readonly MovedHealth[] => {
  const known = new Map(before.clients.map(({ id, health }) => [id, health]));
  return after.clients
    .flatMap(({ id, name, health }) => {
      const former = known.get(id);
      if (!former || former.score === null || health.score === null || former.band === health.band) return [];
      return [{ id, name, before: former.score, after: health.score }];
    })
    .toSorted((one, other) => one.after - one.before - (other.after - other.before));
};
