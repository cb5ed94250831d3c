/** Renders the analysis of the workspace's log: daily activity and growth, and unusual days. */
import { mostDays } from '#domain/analysis/activityRange.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useView, type ViewInUse } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import styles from './AdvancedAnalytics.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { analysisKeys } from './analysisTabs.ts';
import { EventsByDay } from './EventsByDay.tsx';
import { Findings } from './Findings.tsx';
import { Growth } from './Growth.tsx';
import { Method } from './Method.tsx';
import { PlanSteps } from './PlanSteps.tsx';

const controls: readonly ViewControlName[] = ['range'];

const Report = ({ reply, use }: { reply: ActivityReply; use: ViewInUse }) => (
  <>
    <EventsByDay days={reply.days} findings={reply.findings} use={use} />
    <div className={styles.columns}>
      <div className={styles.column}>
        <Findings {...reply} />
        <PlanSteps steps={reply.plan_steps} />
      </div>
      <div className={styles.column}>
        <Growth days={reply.days} />
        <Method />
      </div>
    </div>
  </>
);

export const WorkspaceLog = () => {
  const use = useView(analysisKeys);
  const { days } = use;
  const first = Math.max(days.from, days.to - mostDays + 1);
  const query = { from: calendarDayOf(first), to: calendarDayOf(days.to) };
  const { data, error, refetch } = useReply('readActivity', query);
  return (
    <>
      <ViewBar controls={controls} pageKeys={analysisKeys} />
      {first > days.from && (
        <p className={styles.quiet}>Activity is shown for the last {mostDays} days of the range.</p>
      )}
      {error && !data && <ListFailure what="The activity" error={error} onRetry={refetch} />}
      {!data && !error && <AnalysisSkeleton />}
      {data && <Report reply={data} use={use} />}
    </>
  );
};
