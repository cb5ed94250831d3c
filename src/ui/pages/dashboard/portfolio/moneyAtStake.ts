/** Estimates the money behind a client's reasons for attention, so that the list is ranked by it. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { goalVerdict, isMissing } from '#domain/portfolio/goalStatus.ts';

type Reason = PortfolioClient['reasons'][number];
type Goal = PortfolioClient['health']['inputs']['goals'][number];

const atLeastNone = (cents: number): number => Math.max(0, cents);

/** Cents that the end of the period lacks, or costs in excess. */
const shortfallOf = ({ figure, target, projected }: Goal, { figures }: PortfolioClient): number => {
  if (target === undefined || projected == null) return 0;
  const missing = target - projected;
  switch (figure) {
    case 'revenue_cents':
      return atLeastNone(missing);
    case 'conversions':
      return atLeastNone(missing * (figures.cpa_cents ?? 0));
    case 'cpa_cents':
      return atLeastNone(-missing * (figures.paid_conversions ?? 0));
    case 'mer':
      return atLeastNone(missing * (figures.spend_cents ?? 0));
    default:
      return 0;
  }
};

const missedGoals = (client: PortfolioClient): number => {
  const missed = client.health.inputs.goals.filter((goal) => isMissing(goalVerdict(goal)));
  return Math.max(0, ...missed.map((goal) => shortfallOf(goal, client)));
};

/** In cents; 0 for a reason that no amount can be put to, as a blocked report. */
const moneyOf = (client: PortfolioClient, { kind }: Reason): number => {
  const { figures, previous, budget } = client;
  switch (kind) {
    case 'goal':
      return missedGoals(client);
    case 'revenue':
    case 'conversions':
    case 'cpa':
      return atLeastNone((previous?.revenue_cents ?? 0) - (figures.revenue_cents ?? 0));
    case 'overspend':
    case 'underspend':
      return budget?.projected_cents == null ? 0 : Math.abs(budget.projected_cents - budget.budget_cents);
    default:
      return 0;
  }
};

export type AtStake = {
  readonly client: PortfolioClient;
  /** In cents. */
  readonly money: number;
  /** The costliest first. */
  readonly reasons: readonly Reason[];
};

/** The clients with reasons, the costliest first; equal amounts keep their order. */
export const rankedByMoney = (clients: readonly PortfolioClient[]): readonly AtStake[] =>
  clients
    .map((client) => {
      const reasons = client.reasons
        .map((reason) => ({ reason, money: moneyOf(client, reason) }))
        .toSorted((one, other) => other.money - one.money);
      return { client, money: reasons[0]?.money ?? 0, reasons: reasons.map(({ reason }) => reason) };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.money - one.money);
