/** Renders one anomaly: a day on which a metric was unusual. */
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { actionOf, causeNear, type LoggedChange, moneyOf } from '#domain/findings/findingContext.ts';
import { type FindingMark, findingStatusLabels, severityOf } from '#domain/findings/findingStates.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { longDay } from '../../content/formatMetric.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { alertsAddress, unusualRuleAddress } from '../../parts/alertsAddress.ts';
import { AddAnnotation } from '../../parts/annotations/AddAnnotation.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { figureVerdictOf } from './findingWords.ts';
import styles from './Insights.module.css';
import type { Anomaly } from './useAnomalies.ts';

const sideOf = (value: number, median: number) => (value > median ? 'above' : 'below');

/** `45% below`; no percentage if the median is zero. */
const sizeWords = (value: number, median: number): string => {
  const side = sideOf(value, median);
  return median === 0 ? side : `${Math.abs(((value - median) / median) * 100).toFixed(0)}% ${side}`;
};

type AnomalyFindingProps = {
  anomaly: Anomaly;
  selection: MetricSelection;
  limit: number;
  mark: FindingMark;
  logged: readonly LoggedChange[];
  usualRevenueCents: number | null;
  isChosen: boolean;
  onChoose: (() => void) | null;
  deeds: ReactNode;
};

const statusWords = ({ status, until, reason }: FindingMark): string => {
  const label = findingStatusLabels[status];
  if (status === 'snoozed' && until !== null) return `${label} until ${longDay(until)}`;
  return reason === null ? label : `${label}: ${reason}`;
};

const tones = {
  new: 'warning',
  acknowledged: 'quiet',
  resolved: 'good',
  snoozed: 'quiet',
  dismissed: 'quiet',
} as const;

export const anomalyName = ({ figure, judged }: Anomaly): string =>
  `${figureSpecs[figure].label} on ${longDay(calendarDayOf(judged.day))}`;

export const AnomalyFinding = (props: AnomalyFindingProps) => {
  const { anomaly, selection, limit, mark, logged, usualRevenueCents, isChosen, onChoose, deeds } = props;
  const { figure, judged, driver } = anomaly;
  const { use, currency } = selection;
  const { day, value, expected, score } = judged;
  if (value === null || expected === null) return null;
  const written = (one: number): string => writtenFigure(figure, Math.round(one), currency);
  const said = calendarDayOf(day);
  const usual = expected.median;
  const cause = causeNear(day, logged);
  const worth = moneyOf({ figure, value, usual, usualRevenueCents });
  const address = writeView(
    { ...use.view, range: { preset: 'custom', from: day, to: day }, interval: null },
    use.facts,
  );
  const { label } = figureSpecs[figure];
  return (
    <li className={styles.card}>
      <p className={styles.state}>
        {onChoose && (
          <Checkbox checked={isChosen} onChange={onChoose} aria-label={`Choose ${anomalyName(anomaly)}`} />
        )}
        <StatusTag tone={tones[mark.status]}>{statusWords(mark)}</StatusTag>
        <span>Severity: {severityOf(score)}</span>
      </p>
      <h3>
        {longDay(said)}: {label}{' '}
        <ExplainButton figure={figure} scope={`day:${said}`}>
          {written(value)}
        </ExplainButton>{' '}
        ({sizeWords(value, expected.median)} the usual {written(expected.median)})
      </h3>
      <p>
        {figureVerdictOf(
          { day: said, side: sideOf(value, expected.median), score, limit },
          { from: written(expected.low), to: written(expected.high) },
        )}
        {driver !== null && (
          <WholeText>
            {` Mostly ${driver.label}: ${signedChange(figure, Math.round(driver.part))} of ${signedChange(figure, Math.round(value - expected.median))}.`}
          </WholeText>
        )}
      </p>
      <p>
        {worth !== null && figure !== 'revenue_cents' && figure !== 'spend_cents' && (
          <WholeText>{`Worth about ${signedChange('revenue_cents', worth.cents)} of revenue. `}</WholeText>
        )}
        <WholeText>
          {cause === null
            ? 'Nothing is logged within three days. '
            : `Logged on ${longDay(cause.day)}: ${cause.text}. `}
        </WholeText>
        {actionOf({ figure, value, usual, cause, driver: driver?.label ?? null })}
      </p>
      <div className={styles.actions}>
        <AppLink
          to={`${protectedPages.dashboard.path}?${address}`}
          aria-label={`Open in dashboard: ${label} on ${longDay(said)}`}
        >
          Open in dashboard
        </AppLink>
        {use.view.client !== null && (
          <AppLink to={alertsAddress(use.view.client)} aria-label={`Alerts: ${anomalyName(anomaly)}`}>
            Alerts
          </AppLink>
        )}
        {onChoose && (
          <AppLink
            to={unusualRuleAddress(use.view.client, figure)}
            aria-label={`Create alert: ${anomalyName(anomaly)}`}
          >
            Create alert
          </AppLink>
        )}
        {onChoose && <AddAnnotation clientId={use.view.client} day={said} about={anomalyName(anomaly)} />}
        {deeds}
      </div>
    </li>
  );
};
