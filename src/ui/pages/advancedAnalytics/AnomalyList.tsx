/** Renders the anomalies of the selection, filtered by status, metric and severity, with bulk actions. */
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { type JudgedName, judgedNames } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import {
  type FindingMark,
  type FindingPlace,
  type FindingStatus,
  findingId,
  findingStatuses,
  findingStatusLabels,
  mostMarked,
  openStatuses,
  type Severity,
  severities,
  severityOf,
  statusOn,
} from '#domain/findings/findingStates.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { useLoggedChanges } from '../../parts/figures/useLoggedChanges.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useToday } from '../../services/useToday.ts';
import { anomalyName } from './AnomalyActions.tsx';
import { AnomalyFinding } from './AnomalyFinding.tsx';
import { FindingActions } from './FindingActions.tsx';
import styles from './Insights.module.css';
import type { Anomaly, AnomalyReport } from './useAnomalies.ts';

type FindingWish = {
  /** `open`: new or acknowledged. */
  readonly status: FindingStatus | 'open' | 'all';
  readonly figure: JudgedName | 'all';
  readonly severity: Severity | 'all';
};

const allFindings: FindingWish = { status: 'open', figure: 'all', severity: 'all' };

const statusOptions: { value: FindingWish['status']; label: string }[] = [
  { value: 'open', label: 'Open' },
  ...findingStatuses.map((value) => ({ value, label: findingStatusLabels[value] })),
  { value: 'all', label: 'All states' },
];

const figureOptions: { value: FindingWish['figure']; label: string }[] = [
  { value: 'all', label: 'All figures' },
  ...judgedNames.map((value) => ({ value, label: figureSpecs[value].label })),
];

const severityOptions: { value: FindingWish['severity']; label: string }[] = [
  { value: 'all', label: 'Any severity' },
  ...severities.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

type FindingFiltersProps = { wish: FindingWish; onWish: (wish: FindingWish) => void };

const FindingFilters = ({ wish, onWish }: FindingFiltersProps) => (
  <Flex wrap align="center" gap={8} className={styles.filters ?? ''}>
    <Select
      aria-label="State of the findings"
      value={wish.status}
      options={statusOptions}
      popupMatchSelectWidth={false}
      onChange={(status) => onWish({ ...wish, status })}
    />
    <Select
      aria-label="Figure of the findings"
      value={wish.figure}
      options={figureOptions}
      popupMatchSelectWidth={false}
      onChange={(figure) => onWish({ ...wish, figure })}
    />
    <Select
      aria-label="Severity of the findings"
      value={wish.severity}
      options={severityOptions}
      popupMatchSelectWidth={false}
      onChange={(severity) => onWish({ ...wish, severity })}
    />
  </Flex>
);

const isNew: FindingMark = { status: 'new', until: null, reason: null };

type FindingMarks = {
  readonly markOf: (place: FindingPlace) => FindingMark;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** `clientId` null: all clients together. Sends no request if there are no findings. */
const useFindingMarks = (clientId: string | null, hasFindings: boolean): FindingMarks => {
  const today = calendarDayOf(useToday());
  const { data, error, refetch } = useReply(
    'listFindingMarks',
    { limit: everything, ...(clientId === null ? {} : { client: clientId }) },
    hasFindings,
  );
  const byId = new Map(data?.items.map((mark) => [mark.id, mark]));
  const markOf = (place: FindingPlace): FindingMark => {
    const mark = byId.get(findingId(place));
    if (mark === undefined) return isNew;
    const status = statusOn(mark, today);
    return status === mark.status ? mark : { ...isNew, status };
  };
  return { markOf, error: data ? null : error, refetch };
};

const step = 4;

const placeOf = ({ figure, judged }: Anomaly, clientId: string | null): FindingPlace => ({
  clientId,
  figure,
  day: calendarDayOf(judged.day),
});

const usualRevenueOn = ({ courses }: AnomalyReport, day: number): number | null =>
  courses.get('revenue_cents')?.find((one) => one.day === day)?.expected?.median ?? null;

const quietText = ({ courses }: AnomalyReport): string =>
  courses.size === 1
    ? 'No anomalies. 1 metric checked, every day within its usual range.'
    : `No anomalies. ${courses.size} metrics checked, every day within its usual range.`;

const plotDays = 28;

const plotOf = ({ courses }: AnomalyReport, { figure, judged }: Anomaly): readonly (number | null)[] =>
  (courses.get(figure) ?? [])
    .filter(({ day }) => day <= judged.day && day > judged.day - plotDays)
    .map(({ value }) => value);

type AnomalyListProps = { report: AnomalyReport; selection: MetricSelection; k: number };

const useFindings = ({ report, selection }: AnomalyListProps, wish: FindingWish) => {
  const clientId = selection.use.view.client;
  const { markOf, error, refetch } = useFindingMarks(clientId, report.anomalies.length > 0);
  const all = report.anomalies.map((anomaly) => {
    const place = placeOf(anomaly, clientId);
    return { anomaly, place, id: findingId(place), mark: markOf(place) };
  });
  const shown = all.filter(
    ({ anomaly, mark }) =>
      (wish.status === 'all' ||
        (wish.status === 'open' ? openStatuses.includes(mark.status) : mark.status === wish.status)) &&
      (wish.figure === 'all' || wish.figure === anomaly.figure) &&
      (wish.severity === 'all' || wish.severity === severityOf(anomaly.judged.score)),
  );
  return { all, shown, error, refetch };
};

export const AnomalyList = (props: AnomalyListProps) => {
  const { selection, k, report } = props;
  const [wish, setWish] = useState(allFindings);
  const [most, setMost] = useState(step);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { all, shown, error, refetch } = useFindings(props, wish);
  const days = report.anomalies.map(({ judged }) => judged.day);
  const near = useLoggedChanges(days, selection.use.view.client);
  const changes = useReversible();
  const mayMark = useCanEdit('agency');
  if (all.length === 0) return <p className={styles.quiet}>{quietText(report)}</p>;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const together = shown.filter(({ id }) => chosen.includes(id)).slice(0, mostMarked);
  const listed = shown.slice(0, most);
  return (
    <>
      <FindingFilters wish={wish} onWish={setWish} />
      {error !== null && (
        <ListFailure what="What was done about these days" error={error} onRetry={refetch} />
      )}
      {near.error !== null && (
        <ListFailure what="What is logged near these days" error={near.error} onRetry={near.refetch} />
      )}
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {mayMark && together.length > 0 && (
        <Flex wrap align="center" gap={8} className={styles.filters ?? ''}>
          <span>{together.length} chosen:</span>
          <FindingActions
            findings={together}
            name={together.length === 1 ? 'the chosen finding' : `${together.length} chosen findings`}
            changes={changes}
            onDone={() => setChosen([])}
          />
        </Flex>
      )}
      {shown.length === 0 && (
        <p className={styles.quiet}>
          None of the {all.length} unusual days is among these. Choose another state, figure or severity.
        </p>
      )}
      <ol className={styles.rows} aria-label="Unusual days, most unusual first">
        {listed.map(({ anomaly, place, id, mark }) => (
          <AnomalyFinding
            key={id}
            anomaly={anomaly}
            selection={selection}
            limit={k}
            mark={mark}
            logged={near.logged}
            usualRevenueCents={usualRevenueOn(report, anomaly.judged.day)}
            isChosen={chosen.includes(id)}
            onChoose={mayMark ? () => toggle(id) : null}
            plot={plotOf(report, anomaly)}
            actions={{ findings: [{ place, mark }], name: anomalyName(anomaly), changes }}
          />
        ))}
      </ol>
      {shown.length > most && (
        <p className={styles.quiet}>
          {listed.length} of {shown.length} shown.{' '}
          <Button size="small" onClick={() => setMost(most + step)}>
            Show {Math.min(step, shown.length - most)} more
          </Button>
        </p>
      )}
    </>
  );
};
