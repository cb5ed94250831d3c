/** Activity and growth of the workspace by day, computed from its log, and the days that stand out. */

import { useSearchParams } from 'react-router-dom';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { usePlan } from '../../app/usePlan.ts';
import { useReply } from '../../app/useReply.ts';
import { useToday } from '../../app/useToday.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { Paywall } from '../../widgets/Paywall.tsx';
import { PlanWaiting } from '../../widgets/PlanWaiting.tsx';
import styles from './AdvancedAnalytics.module.css';
import { activitySummary, DayBars } from './DayBars.tsx';
import { Findings } from './Findings.tsx';
import { GrowthLine } from './GrowthLine.tsx';
import { Method } from './Method.tsx';
import { PlanSteps } from './PlanSteps.tsx';

const lengths = [30, 90, 365] as const;

const DayTable = ({ days }: Pick<ActivityReply, 'days'>) => (
  <details className={styles.details}>
    <summary>Show as a table</summary>
    <div className={styles.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Events</th>
            <th scope="col">Clients</th>
            <th scope="col">People</th>
            <th scope="col">Integrations</th>
            <th scope="col">Plan changes</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, events, clients, members, integrations, plan_changes }) => (
            <tr key={day}>
              <th scope="row">{writtenDay(day)}</th>
              <td>{events}</td>
              <td>{clients}</td>
              <td>{members}</td>
              <td>{integrations}</td>
              <td>{plan_changes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const Report = ({ reply }: { reply: ActivityReply }) => {
  const { days, findings, from, to, plan_steps } = reply;
  return (
    <>
      <Findings {...reply} />
      <section aria-labelledby="activity" className={styles.activity}>
        <h2 id="activity">Events by day</h2>
        <DayBars days={days} findings={findings ?? []} />
        <p className={styles.axis} aria-hidden="true">
          <span>{writtenDay(from)}</span>
          <span>{writtenDay(to)}</span>
        </p>
        <p>{activitySummary(days)}</p>
        <DayTable days={days} />
      </section>
      <section aria-labelledby="growth">
        <h2 id="growth">Growth</h2>
        <div className={styles.growths}>
          <GrowthLine
            title="Clients, without archived ones"
            days={days}
            figureOf={({ clients }) => clients}
          />
          <GrowthLine title="People" days={days} figureOf={({ members }) => members} />
          <GrowthLine title="Integrations" days={days} figureOf={({ integrations }) => integrations} />
        </div>
        <PlanSteps steps={plan_steps} />
        <p className={styles.quiet}>
          Spend, visits and conversions are not analysed: no figures of them have been brought in yet.
        </p>
      </section>
    </>
  );
};

const Analysis = () => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const length = lengths.find((one) => String(one) === params.get('days')) ?? lengths[0];
  const query = { from: calendarDayOf(today - length + 1), to: calendarDayOf(today) };
  const { data, error, refetch } = useReply('readActivity', query);
  return (
    <>
      <fieldset className={styles.lengths}>
        <legend>Time</legend>
        {lengths.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="days"
              checked={one === length}
              onChange={() => setParams({ days: String(one) }, { replace: true })}
            />
            {one} days
          </label>
        ))}
      </fieldset>
      {error && !data && <LoadFailure what="The activity" error={error} onRetry={refetch} />}
      {!data && !error && <p aria-busy="true">Counting…</p>}
      {data && <Report reply={data} />}
      <Method />
    </>
  );
};

const Locked = () => (
  <Paywall feature="ai_insights" title="AI insights are not in this plan">
    <p>
      They count what happens in your workspace by day, show how it grows, and point at days that stand out,
      with the events behind each finding.
    </p>
  </Paywall>
);

export const AdvancedAnalytics = () => {
  const { known, has } = usePlan();
  return (
    <main className={styles.page}>
      <header>
        <h1>AI Analytics</h1>
        <p className={styles.lead}>
          What your workspace’s own log says about activity and growth, and which days were not like the
          others.
        </p>
      </header>
      {!known && <PlanWaiting />}
      {known && (has('ai_insights') ? <Analysis /> : <Locked />)}
    </main>
  );
};
