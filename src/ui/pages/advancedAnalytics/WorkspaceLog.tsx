/** Renders the analysis of the workspace's log: daily activity and growth, and unusual days. */
import { Alert, Collapse, Empty, Flex, Statistic } from 'antd';
import { useMemo } from 'react';
import { mostDays } from '#domain/analysis/activityRange.ts';
import {
  fewestDays,
  fewestSameWeekdays,
  smallestDifference,
  standOutScore,
} from '#domain/analysis/outlierDays.ts';
import { inWords } from '#domain/ask/eventWords.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type {
  ActivityDay,
  ActivityFinding,
  ActivityReply,
  PlanStep,
} from '#domain/contract/analyticsSchemas.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { dayAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { day as writtenDay } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { EventLink } from '../../parts/EventLink.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { chooseDays, daySteps } from '../../parts/figures/drawnDays.ts';
import { useView, type ViewInUse } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './AdvancedAnalytics.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { comparisonOf, verdictOf } from './findingWords.ts';

const Finding = ({ finding }: { finding: ActivityFinding }) => {
  const { day, events, usual, types, positions, numbers } = finding;
  return (
    <li>
      <h3>
        {writtenDay(day)}: {`${events}\u00a0${events === 1 ? 'event' : 'events'}`}, where {usual} is usual
      </h3>
      <p className="quiet">
        {verdictOf(finding)} {comparisonOf(finding)}
        {types.length > 0 &&
          ` Mostly ${types.map(({ type, count }) => `${inWords(type)} (${count})`).join(', ')}.`}
      </p>
      {positions.length > 0 && (
        <p className={`${styles.sources} quiet`}>
          <span>First events:</span>
          {positions.map((position, index) => (
            <EventLink key={position} event={{ position, number: numbers[index] ?? 0 }} />
          ))}
        </p>
      )}
    </li>
  );
};

const tooFew = (compared: number, needed: number): string =>
  `This needs ${needed} full days to know what is usual, and there ${
    compared === 1 ? 'is 1' : `are ${compared}`
  } so far. Today is excluded.`;

const Findings = ({ findings, compared, needed }: ActivityReply) => (
  <Flex component="section" aria-labelledby="findings" vertical gap={12} className={styles.part ?? ''}>
    <h2 id="findings">Unusual days</h2>
    {findings === null && <Alert type="info" showIcon message={tooFew(compared, needed)} />}
    {findings?.length === 0 && (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={`None of the ${compared} full days is unusual.`}
      />
    )}
    {findings && findings.length > 0 && (
      <ol className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.day} finding={finding} />
        ))}
      </ol>
    )}
  </Flex>
);

const growthUnit: ChartUnit = { kind: 'count', one: 'in all', many: 'in all' };

const counted: readonly {
  readonly name: string;
  readonly figureOf: (day: ActivityDay) => number;
}[] = [
  { name: 'Active clients', figureOf: ({ clients }) => clients },
  { name: 'People', figureOf: ({ members }) => members },
  { name: 'Integrations', figureOf: ({ integrations }) => integrations },
];

const changeText = (first: number, last: number): string => {
  if (last === first) return 'No change';
  return last > first ? `${last - first} more than ${first}` : `${first - last} fewer than ${first}`;
};

const Growth = ({ days }: { days: readonly ActivityDay[] }) => {
  const axis = useMemo(() => dayAxis(days.map(({ day }) => day)), [days]);
  const series = useMemo(
    () => counted.map(({ name, figureOf }) => ({ name, values: days.map(figureOf) })),
    [days],
  );
  return (
    <Flex component="section" aria-labelledby="growth" vertical gap={12} className={styles.part ?? ''}>
      <h2 id="growth">Growth</h2>
      <div className={styles.statistics}>
        {series.map(({ name, values }) => (
          <div key={name}>
            <Statistic title={name} value={values.at(-1) ?? 0} />
            <p className={`${styles.quiet} small`}>{changeText(values[0] ?? 0, values.at(-1) ?? 0)}</p>
          </div>
        ))}
      </div>
      <TrendChart
        menu={<ChartMenu />}
        title="Totals by day"
        axis={axis}
        series={series}
        unit={growthUnit}
        height={220}
      />
    </Flex>
  );
};

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };

type EventsByDayProps = Pick<ActivityReply, 'days' | 'findings'> & {
  /** Brushing over days sets the range of the view. */
  readonly use: ViewInUse;
};

const EventsByDay = ({ days, findings, use }: EventsByDayProps) => {
  const shown = useMemo(() => days.map(({ day }) => day), [days]);
  const axis = useMemo(() => dayAxis(shown), [shown]);
  const series = useMemo(() => [{ name: 'Events', values: days.map(({ events }) => events) }], [days]);
  const outliers = useMemo(
    () => new Map(findings?.map((finding) => [finding.day, verdictOf(finding)])),
    [findings],
  );
  return (
    <BarChart
      menu={<ChartMenu />}
      title="Events by day"
      level={2}
      axis={axis}
      series={series}
      unit={unit}
      standingOut={outliers}
      height={300}
      onRange={chooseDays(use, daySteps(shown))}
    />
  );
};

const title = ({ plan, type }: PlanStep): string =>
  plan === null ? inWords(type) : `${plans[plan].title}: ${inWords(type)}`;

const columns: readonly DataColumn<PlanStep>[] = [
  { key: 'day', title: 'Day', width: 150, cell: ({ day }) => writtenDay(day) },
  { key: 'what', title: 'What happened', isName: true, cell: title },
  { key: 'event', title: 'Event', width: 90, align: 'end', cell: (step) => <EventLink event={step} /> },
];

const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <Flex component="section" aria-labelledby="plan" vertical gap={12} className={styles.part ?? ''}>
    <h2 id="plan">Plan</h2>
    {steps.length === 0 ? (
      <p className={styles.quiet}>The plan did not change in this period.</p>
    ) : (
      <DataTable
        label="Changes of the plan"
        density="compact"
        rows={steps}
        keyOf={({ position }) => String(position)}
        columns={columns}
      />
    )}
  </Flex>
);

const Explanation = () => (
  <div className={styles.method}>
    <p>
      A fixed rule over your workspace’s event log finds these, not a language model: the same log gives the
      same findings. It counts the events you can see, by day in UTC.
    </p>
    <p>
      A day stands out when its number of events is more than {standOutScore} times the usual deviation away
      from the median, and at least {smallestDifference} events. The usual deviation is the median distance
      from the median, divided by 0.6745, so that one extreme day does not hide itself; where most days are
      the same, it is the mean distance, times 1.2533. A day is compared with the same weekday as soon as
      there are {fewestSameWeekdays} of them, before that with all full days. With fewer than {fewestDays}{' '}
      full days, there are no findings.
    </p>
  </div>
);

/** Collapsed at first, because few readers need the explanation. */
const Method = () => (
  <Collapse ghost size="small" items={[{ key: 'method', label: 'Method', children: <Explanation /> }]} />
);

const controls: readonly ViewControlName[] = ['range'];

const Report = ({ reply, use }: { reply: ActivityReply; use: ViewInUse }) => (
  <>
    <EventsByDay days={reply.days} findings={reply.findings} use={use} />
    <div className={styles.columns}>
      <Flex vertical gap={40}>
        <Findings {...reply} />
        <PlanSteps steps={reply.plan_steps} />
      </Flex>
      <Flex vertical gap={40}>
        <Growth days={reply.days} />
        <Method />
      </Flex>
    </div>
  </>
);

export const WorkspaceLog = () => {
  const use = useView();
  const { days } = use;
  const first = Math.max(days.from, days.to - mostDays + 1);
  const query = { from: calendarDayOf(first), to: calendarDayOf(days.to) };
  const { data, error, refetch } = useReply('readActivity', query);
  return (
    <>
      <ViewBar controls={controls} />
      {first > days.from && (
        <p className={styles.quiet}>Activity is shown for the last {mostDays} days of the range.</p>
      )}
      {error && !data && <ListFailure what="The activity" error={error} onRetry={refetch} />}
      {!data && !error && <AnalysisSkeleton />}
      {data && <Report reply={data} use={use} />}
    </>
  );
};
