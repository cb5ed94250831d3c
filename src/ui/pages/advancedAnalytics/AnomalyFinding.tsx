/** Renders one anomaly: a day on which a metric was unusual. */
import { Checkbox } from 'antd';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import {
  actionOf,
  causeNear,
  causeText,
  confidenceOf,
  type LoggedChange,
  moneyOf,
} from '#domain/findings/findingContext.ts';
import { type FindingMark, findingStatusLabels, severityOf } from '#domain/findings/findingStates.ts';
import { longDay } from '../../content/formatMetric.ts';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { anomalyName, ReaderActions, RowActions } from './AnomalyActions.tsx';
import type { FindingActionsProps } from './FindingActions.tsx';
import { figureVerdictOf } from './findingWords.ts';
import { InsightRow } from './InsightRow.tsx';
import type { Anomaly } from './useAnomalies.ts';

const sideOf = (value: number, median: number) => (value > median ? 'above' : 'below');

/** `45% below`; no percentage if the median is zero. */
const sizeWords = (value: number, median: number): string => {
  const side = sideOf(value, median);
  return median === 0 ? side : `${Math.abs(((value - median) / median) * 100).toFixed(0)}% ${side}`;
};

type AnomalyFindingProps = {
  anomaly: Anomaly;
  /** The days up to the anomaly. */
  plot: readonly (number | null)[];
  selection: MetricSelection;
  limit: number;
  mark: FindingMark;
  logged: readonly LoggedChange[];
  usualRevenueCents: number | null;
  isChosen: boolean;
  /** Null for readers, who change nothing. */
  onChoose: (() => void) | null;
  actions: FindingActionsProps;
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

export const AnomalyFinding = (props: AnomalyFindingProps) => {
  const { anomaly, plot, selection, limit, mark, logged, usualRevenueCents } = props;
  const { isChosen, onChoose, actions } = props;
  const { figure, judged, driver } = anomaly;
  const { currency } = selection;
  const { day, value, expected, score, run } = judged;
  if (value === null || expected === null) return null;
  const written = (one: number): string => writtenFigure(figure, Math.round(one), currency);
  const said = calendarDayOf(day);
  const usual = expected.median;
  const cause = causeNear(day, logged);
  const worth = moneyOf({ figure, value, usual, usualRevenueCents });
  const { label } = figureSpecs[figure];
  const side = sideOf(value, expected.median);
  const action = actionOf({ figure, value, usual, cause, driver: driver?.label ?? null });
  const confidence = confidenceOf({
    score,
    limit,
    run,
    hasCause: cause !== null,
    driverShare: driver === null ? null : driver.part / (value - usual),
  });
  const size = `${written(value)}, ${sizeWords(value, usual)} the usual ${written(usual)}`;
  return (
    <InsightRow
      plot={plot}
      plotLabel={`${label} of the days until then`}
      before={
        <>
          {onChoose && (
            <Checkbox checked={isChosen} onChange={onChoose} aria-label={`Choose ${anomalyName(anomaly)}`} />
          )}
          <StatusTag tone={tones[mark.status]}>{statusWords(mark)}</StatusTag>
          <span>Severity: {severityOf(score)}</span>
          <span>Confidence: {Math.round(confidence * 100)}%</span>
        </>
      }
      title={
        <>
          {longDay(said)}: {label}{' '}
          <ExplainButton figure={figure} scope={`day:${said}`}>
            {written(value)}
          </ExplainButton>{' '}
          ({sizeWords(value, expected.median)} the usual {written(expected.median)})
        </>
      }
      actions={
        onChoose ? (
          <RowActions
            anomaly={anomaly}
            selection={selection}
            actions={actions}
            told={`${anomalyName(anomaly)}: ${size}. ${action}`}
          />
        ) : (
          <ReaderActions anomaly={anomaly} selection={selection} />
        )
      }
    >
      {figureVerdictOf(
        { day: said, side, score, limit, run },
        { from: written(expected.low), to: written(expected.high) },
      )}
      {driver !== null && (
        <WholeText>
          {` Mostly ${driver.label}: ${signedChange(figure, Math.round(driver.part))} of ${signedChange(figure, Math.round(value - expected.median))}.`}
        </WholeText>
      )}{' '}
      {worth !== null && figure !== 'revenue_cents' && figure !== 'spend_cents' && (
        <WholeText>{`Worth about ${signedChange('revenue_cents', worth.cents)} of revenue. `}</WholeText>
      )}
      <WholeText>
        {cause === null
          ? 'Nothing logged within three days. '
          : `Logged on ${longDay(cause.day)}: ${causeText(cause)} `}
      </WholeText>
      <strong>{action}</strong>
    </InsightRow>
  );
};
