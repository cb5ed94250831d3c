/** Renders each active client as a point of health against monthly fee; a point opens its client. */
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import {
  bandFrom,
  bandLabels,
  fullHealth,
  type HealthBand,
  healthBands,
} from '#domain/portfolio/healthScore.ts';
import type { Tone, Zone } from '../../../charts/chartPlan.ts';
import { ScatterChart } from '../../../charts/ScatterChart.tsx';
import { bandRange } from '../../../content/health.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { type ClientView, queryOfView } from '../clientView.ts';
import styles from './ClientCharts.module.css';
import type { RiskPoint, RiskPoints } from './riskPoints.ts';
import { leftOut, riskSummary } from './riskWords.ts';

const height = 400;

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

const told = ['Band', 'Why'];

const scatterPoint = ({ id, name, score, cents, band, bandText, reason }: RiskPoint) => ({
  id,
  name,
  across: score,
  up: cents,
  tone: tones[band],
  words: [bandText, reason],
});

type RiskScatterProps = {
  readonly risk: RiskPoints;
  readonly currency: Revenue['currency'];
  readonly view: ClientView;
  readonly onOpen: (clientId: string) => void;
};

export const RiskScatter = ({ risk, currency, view, onOpen }: RiskScatterProps) => {
  const missing = leftOut(risk, currency);
  if (risk.points.length === 0)
    return (
      <EmptyState
        title="No client to compare yet"
        text="A client stands here once it has a fee and a health score. A fee is written down in its tab “Revenue”; health comes from goals, budgets and connected sources."
      />
    );
  return (
    <div className={styles.chart}>
      <ScatterChart
        title="Risk and monthly fee"
        level={2}
        height={height}
        thing="Client"
        points={risk.points.map(scatterPoint)}
        across={across}
        up={{ name: 'Monthly fee', unit: { kind: 'money', currency } }}
        zones={zones}
        told={told}
        summary={riskSummary(risk.points, currency)}
        onPlace={onOpen}
        nameOf={({ key, text }) => (
          <AppLink to={`?${queryOfView({ ...view, open: key, tab: 'overview' })}`} markCurrent={false}>
            <bdi>{text}</bdi>
          </AppLink>
        )}
      />
      {missing !== '' && <p className={styles.note}>{missing}</p>}
    </div>
  );
};
