/** Renders the anomalies of the selection, filtered by status, metric and severity, with bulk actions. */
import { Button } from 'antd';
import { useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import {
  type FindingPlace,
  findingId,
  mostMarked,
  openStatuses,
  severityOf,
} from '#domain/findings/findingStates.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import type { FigureSelection } from '../../parts/figures/useSelection.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { AnomalyFinding, anomalyName } from './AnomalyFinding.tsx';
import { FindingActions } from './FindingActions.tsx';
import { allFindings, FindingFilters, type FindingWish } from './FindingFilters.tsx';
import styles from './Insights.module.css';
import type { Anomaly, AnomalyReport } from './useAnomalies.ts';
import { useFindingMarks } from './useFindingMarks.ts';

const step = 6;

const placeOf = ({ figure, judged }: Anomaly, clientId: string | null): FindingPlace => ({
  clientId,
  figure,
  day: calendarDayOf(judged.day),
});

const quietText = ({ courses }: AnomalyReport): string =>
  courses.size === 1
    ? 'All quiet: 1 figure was checked, and each day is within its usual range.'
    : `All quiet: ${courses.size} figures were checked, and each day is within its usual range.`;

type AnomalyListProps = { report: AnomalyReport; selection: FigureSelection; k: number };

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
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {mayMark && together.length > 0 && (
        <div className={styles.filters}>
          <span>{together.length} chosen:</span>
          <FindingActions
            findings={together}
            name={together.length === 1 ? 'the chosen finding' : `${together.length} chosen findings`}
            changes={changes}
            onDone={() => setChosen([])}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.quiet}>
          None of the {all.length} unusual days is among these. Choose another state, figure or severity.
        </p>
      )}
      <ol className={styles.cards} aria-label="Unusual days, the furthest out first">
        {listed.map(({ anomaly, place, id, mark }) => (
          <AnomalyFinding
            key={id}
            anomaly={anomaly}
            selection={selection}
            limit={k}
            mark={mark}
            isChosen={chosen.includes(id)}
            onChoose={mayMark ? () => toggle(id) : null}
            deeds={
              mayMark && (
                <FindingActions findings={[{ place, mark }]} name={anomalyName(anomaly)} changes={changes} />
              )
            }
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
