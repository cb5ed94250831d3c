/** Renders one anomaly: a day on which a metric was unusual. */
import { Button, Checkbox } from 'antd';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { actionOf, causeNear, type LoggedChange, moneyOf } from '#domain/findings/findingContext.ts';
import { type FindingMark, findingStatusLabels, severityOf } from '#domain/findings/findingStates.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { longDay } from '../../content/formatMetric.ts';
import { alertsAddress, unusualRuleAddress } from '../../parts/alertsAddress.ts';
import { useAnnotationForm } from '../../parts/annotations/AddAnnotation.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { type FindingAction, type FindingActionsProps, useFindingActions } from './FindingActions.tsx';
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

export const anomalyName = ({ figure, judged }: Anomaly): string =>
  `${figureSpecs[figure].label} on ${longDay(calendarDayOf(judged.day))}`;

type RowActionsProps = { anomaly: Anomaly; selection: MetricSelection; actions: FindingActionsProps };

/** In the order of the menu. */
const useWays = (anomaly: Anomaly, { use }: MetricSelection, mayWrite: boolean) => {
  const { figure, judged } = anomaly;
  const navigate = useNavigate();
  const { client } = use.view;
  const day = calendarDayOf(judged.day);
  const annotation = useAnnotationForm({ clientId: client, day });
  const oneDay = { preset: 'custom', from: judged.day, to: judged.day } as const;
  const address = writeView({ ...use.view, range: oneDay, interval: null }, use.facts);
  const way = (label: string, to: string): FindingAction => ({ label, run: () => void navigate(to) });
  return {
    ways: [
      way('Open in dashboard', `${protectedPages.dashboard.path}?${address}`),
      ...(client === null ? [] : [way('Alerts', alertsAddress(client))]),
      ...(mayWrite ? [way('Create alert', unusualRuleAddress(client, figure))] : []),
      ...(mayWrite ? [{ label: 'Add annotation', run: annotation.open }] : []),
    ],
    annotation: annotation.shown,
  };
};

const ReaderActions = ({ anomaly, selection }: Omit<RowActionsProps, 'actions'>) => {
  const { ways } = useWays(anomaly, selection, false);
  const [first] = ways;
  return (
    <Button size="small" aria-label={`${first?.label}: ${anomalyName(anomaly)}`} onClick={first?.run}>
      {first?.label}
    </Button>
  );
};

const RowActions = ({ anomaly, selection, actions }: RowActionsProps) => {
  const { ways, annotation } = useWays(anomaly, selection, true);
  const { busy, actions: all, dismissal } = useFindingActions(actions);
  const [first, ...rest] = all;
  const items = [...rest, ...ways];
  if (dismissal !== null) return dismissal;
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${first?.label}: ${actions.name}`}
        onClick={first?.run}
      >
        {first?.label}
      </Button>
      <MoreMenu
        name={actions.name}
        size="small"
        items={items.map(({ label }) => ({ key: label, label }))}
        onChoose={(key) => items.find(({ label }) => label === key)?.run()}
      />
      {annotation}
    </>
  );
};

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
          <RowActions anomaly={anomaly} selection={selection} actions={actions} />
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
          ? 'Nothing is logged within three days. '
          : `Logged on ${longDay(cause.day)}: ${cause.text}. `}
      </WholeText>
      {actionOf({ figure, value, usual, cause, driver: driver?.label ?? null })}
    </InsightRow>
  );
};
