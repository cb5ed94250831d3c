/** Renders each active client as a point of health against monthly fee. */
import { Flex } from 'antd';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import {
  bandFrom,
  bandLabels,
  fullHealth,
  type HealthBand,
  healthBands,
} from '#domain/portfolio/healthScore.ts';
import type { Tone, Zone } from '../../../charts/chartModel.ts';
import { ScatterChart } from '../../../charts/ScatterChart.tsx';
import { share } from '../../../content/formatMetric.ts';
import { bandRange, partTexts } from '../../../content/health.ts';
import { counted } from '../../../content/limits.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import type { ClientView } from '../clientView.ts';
import { queryOfView } from '../clientView.ts';
import styles from './ClientCharts.module.css';

type RiskPoint = {
  readonly id: string;
  readonly name: string;
  /** Health score, 0 to 100; lower means more likely to be lost. */
  readonly score: number;
  readonly band: HealthBand;
  readonly bandText: string;
  readonly cents: number;
  readonly reason: string;
};

type RiskPoints = {
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

const plotHeight = 320;

const tones: Readonly<Record<HealthBand, Tone>> = { healthy: 'gain', watch: 'standsOut', at_risk: 'loss' };

const zones: readonly Zone[] = healthBands
  .map((band, index): Zone => {
    const better = healthBands[index - 1];
    const high = better === undefined ? fullHealth : bandFrom[better];
    const tone = band === 'healthy' ? null : tones[band];
    return { name: bandLabels[band], means: bandRange(band), low: bandFrom[band], high, tone };
  })
  .toReversed();

const across = {
  name: 'Health',
  unit: { kind: 'count', one: 'point', many: 'points' },
  scale: { low: 0, high: fullHealth, ticks: [0, 20, 40, 60, 80, fullHealth] },
} as const;

const headings = ['Band', 'Why'];

const scatterPoint = ({ id, name, score, cents, band, bandText, reason }: RiskPoint) => ({
  id,
  name,
  across: score,
  up: cents,
  tone: tones[band],
  words: [bandText, reason],
});

type RiskChartProps = {
  readonly risk: RiskPoints;
  readonly currency: Revenue['currency'];
  readonly view: ClientView;
  readonly onOpen: (clientId: string) => void;
};

/** A point opens its client. */
export const RiskChart = ({ risk, currency, view, onOpen }: RiskChartProps) => {
  const missing = leftOut(risk, currency);
  if (risk.points.length === 0)
    return (
      <EmptyState
        title="No client to compare yet"
        text="Clients appear here once they have a fee and a health score. Add a fee in a client’s Revenue tab. Health comes from goals, budgets and connected sources."
      />
    );
  return (
    <Flex vertical gap={8}>
      <ScatterChart
        title="Risk and monthly fee"
        level={2}
        height={plotHeight}
        thing="Client"
        points={risk.points.map(scatterPoint)}
        across={across}
        up={{ name: 'Monthly fee', unit: { kind: 'money', currency } }}
        zones={zones}
        told={headings}
        summary={riskSummary(risk.points, currency)}
        onPlace={onOpen}
        nameOf={({ key, text }) => (
          <AppLink to={`?${queryOfView({ ...view, open: key, tab: 'overview' })}`} markCurrent={false}>
            <bdi>{text}</bdi>
          </AppLink>
        )}
      />
      {missing !== '' && <p className={styles.note}>{missing}</p>}
    </Flex>
  );
};
