/** Renders the frame of due and late tasks, with its height reserved from the start. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { useReply } from '../../../data/useReply.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import styles from './TasksDue.module.css';

const lateList = {
  fault: 'The list of tasks did not load',
  load: async () => (await import('./TaskList.tsx')).TaskList,
  after: 'paint',
} as const;

const daysAhead = 7;

/** Reserved height in pixels: two task rows and the button for more; the style sheet reserves more on phones. */
const room = 144;

export const TasksDue = ({ isWanted }: { isWanted: boolean }) => {
  const today = useShownDay('UTC');
  const query = { until: calendarDayOf(today + daysAhead), limit: '100' };
  const { data, error, refetch } = useReply('listClientTasks', query, isWanted);
  const TaskList = useLazyModule(isWanted, lateList);
  const state = widgetState(
    { data: TaskList === null ? undefined : data, error },
    data?.items.length === 0 ? 'nothingCreated' : null,
  );
  return (
    <div className={styles.room}>
      <WidgetFrame
        title="Tasks"
        state={state}
        height={room}
        onRetry={refetch}
        empty={{
          nothingCreated: {
            title: `No task is late or due in the next ${daysAhead} days`,
            text: 'Tasks are added on the page of a client, under “Notes and tasks”.',
          },
        }}
      >
        {() => TaskList && data && <TaskList tasks={data.items} total={data.total} today={today} />}
      </WidgetFrame>
    </div>
  );
};
