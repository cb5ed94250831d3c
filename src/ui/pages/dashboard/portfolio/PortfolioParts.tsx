/** Renders the parts below the portfolio's first screen: clients, spend by channel, tasks, activity and workspace. */
import { Button } from 'antd';
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { isLate } from '#domain/clients/clientTaskRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { OpenTaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { assigneeWords, dueWords } from '../../../content/taskWords.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { usePart } from '../../../parts/usePart.ts';
import { useStaff } from '../../../parts/useStaff.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import { PartTabs } from '../../../widgets/PartTabs.tsx';
import { agencyParts } from '../AgencyParts.tsx';
import styles from './PortfolioParts.module.css';
import { PortfolioTable } from './PortfolioTable.tsx';
import { clientAddress, useIsOutside, usePortfolio, useVersus } from './usePortfolio.ts';

const mostShown = 4;

type TaskListProps = {
  tasks: readonly OpenTaskItem[];
  /** May exceed the listed tasks. */
  total: number;
  today: EpochDay;
};

const addressOf = ({ client }: OpenTaskItem): string =>
  `${protectedPages.clients.path}/${encodeURIComponent(client.id)}/notes`;

const TaskList = ({ tasks, total, today }: TaskListProps) => {
  const [isWhole, setWhole] = useState(false);
  const own = useAuth().profile?.id ?? null;
  const staff = useStaff();
  const isOwn = ({ assignee_id: assignee }: OpenTaskItem): boolean => assignee !== null && assignee === own;
  const ordered = [...tasks.filter(isOwn), ...tasks.filter((task) => !isOwn(task))];
  const shown = isWhole ? ordered : ordered.slice(0, mostShown);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((task) => (
          <li key={task.id} className={styles.item} data-task={task.id}>
            <AppLink to={addressOf(task)} markCurrent={false}>
              {task.text}
            </AppLink>
            <span className="note">
              <span className={styles.due} data-late={isLate(task.due_on, today)}>
                {dueWords(task.due_on, today)}
              </span>
              {' · '}
              {isOwn(task) ? 'You' : assigneeWords(task.assignee_id, staff)}
              {' · '}
              {task.client.name}
            </span>
          </li>
        ))}
      </ul>
      {tasks.length > mostShown && (
        <Button
          type="link"
          className={styles.more ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${tasks.length} tasks`}
        </Button>
      )}
      {isWhole && total > tasks.length && (
        <p className="note">{total - tasks.length} more are due later in these days.</p>
      )}
    </>
  );
};

const daysAhead = 7;

/** Reserved height in pixels: two task rows and the button for more. */
const tasksRoom = 144;

const TasksDue = () => {
  const today = useShownDay('UTC');
  const query = { until: calendarDayOf(today + daysAhead), limit: '100' };
  const { data, error, refetch } = useReply('listClientTasks', query);
  const state = widgetState({ data, error }, data?.items.length === 0 ? 'nothingCreated' : null);
  return (
    <WidgetFrame
      title="Tasks"
      state={state}
      height={tasksRoom}
      onRetry={refetch}
      empty={{
        nothingCreated: {
          title: `No tasks due in the next ${daysAhead} days`,
          text: 'Add tasks on a client’s page, under “Notes and tasks”.',
        },
      }}
    >
      {() => data && <TaskList tasks={data.items} total={data.total} today={today} />}
    </WidgetFrame>
  );
};

const tableRoom = 620;

const PortfolioClients = ({ use }: { use: ViewInUse }) => {
  const { data, error, isPlaceholderData, refetch } = usePortfolio(use, false);
  const versus = useVersus(use, isPlaceholderData);
  const state = widgetState({ data, error });
  return (
    <WidgetFrame
      title="Clients"
      titleInside
      // The table renders its own loading state, so that its head is visible from the start.
      state={state.is === 'loading' ? { is: 'shown', isStale: false } : state}
      height={tableRoom}
      isBusy={isPlaceholderData}
      onRetry={refetch}
    >
      {() => <PortfolioTable portfolio={data} addressOf={clientAddress(use)} versus={versus} />}
    </WidgetFrame>
  );
};

const lateSpend = {
  fault: 'The chart of spend did not load',
  load: async () => (await import('./PortfolioCharts.tsx')).SpendByChannel,
};

const Spend = ({ use }: { use: ViewInUse }) => {
  const SpendByChannel = useLazyModule(true, lateSpend);
  return SpendByChannel && <SpendByChannel use={use} />;
};

type PortfolioPartsProps = { use: ViewInUse; profile: Profile };

export const PortfolioParts = ({ use, profile }: PortfolioPartsProps) => {
  const isOutside = useIsOutside(use, false);
  const ofFigures = [
    {
      key: 'clients',
      label: 'Clients',
      children: (
        <PartBoundary component="Clients">
          <PortfolioClients use={use} />
        </PartBoundary>
      ),
    },
    {
      key: 'spend',
      label: 'Spend by channel',
      children: (
        <PartBoundary component="Spend by channel">
          <Spend use={use} />
        </PartBoundary>
      ),
    },
  ];
  const tasks = {
    key: 'tasks',
    label: 'Tasks',
    children: (
      <PartBoundary component="Tasks">
        <TasksDue />
      </PartBoundary>
    ),
  };
  const parts = usePart([...(isOutside ? [] : ofFigures), tasks, ...agencyParts(profile)]);
  return <PartTabs {...parts} />;
};
