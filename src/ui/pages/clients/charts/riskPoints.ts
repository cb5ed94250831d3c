/** Selects the clients that are points of the risk chart in one currency, with their details. */
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { HealthBand } from '#domain/portfolio/healthScore.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { partTexts } from '../../../content/health.ts';

export type RiskPoint = {
  readonly id: string;
  readonly name: string;
  /** Health score, 0 to 100; lower means more likely to be lost. */
  readonly score: number;
  readonly band: HealthBand;
  readonly bandText: string;
  readonly cents: number;
  readonly reason: string;
};

export type RiskPoints = {
  readonly points: readonly RiskPoint[];
  /** Active clients without a fee in this currency, and clients with a fee but no score. */
  readonly withoutFee: number;
  readonly withoutScore: number;
};

/** The most urgent reason for attention; without one, the part of the health that lost the most points. */
const reasonOf = ({ reasons, health }: PortfolioClient): string => {
  const [reason] = reasons;
  if (reason) return reason.text;
  const parts = health.parts.flatMap(({ name, weight, points }) =>
    points === null ? [] : [{ name, weight, points, missing: weight - points }],
  );
  const [least] = parts.toSorted((one, other) => other.missing - one.missing);
  if (!least || least.missing < 1) return 'Nothing needs attention';
  return `${partTexts[least.name].label}: ${least.points} of ${least.weight} points`;
};

const pointOf = (client: PortfolioClient, cents: number, isPaused: boolean): RiskPoint | null => {
  const { id, name, health } = client;
  const { score, band } = health;
  if (score === null || band === null) return null;
  const bandText = isPaused ? `${bandLabels[band]}, work is paused` : bandLabels[band];
  return { id, name, score, band, bandText, cents, reason: reasonOf(client) };
};

/** `clients`: unarchived clients; `paused`: ids of the paused ones among them, which still pay. */
export const riskPoints = (
  clients: readonly PortfolioClient[],
  { fees }: Pick<Revenue, 'fees'>,
  paused: ReadonlySet<string>,
): RiskPoints => {
  const cents = new Map(fees.map((fee) => [fee.id, fee.cents]));
  const paying = clients.filter(({ id }) => (cents.get(id) ?? 0) > 0);
  const points = paying.flatMap(
    (client) => pointOf(client, cents.get(client.id) ?? 0, paused.has(client.id)) ?? [],
  );
  return {
    points,
    withoutFee: clients.length - paying.length,
    withoutScore: paying.length - points.length,
  };
};
