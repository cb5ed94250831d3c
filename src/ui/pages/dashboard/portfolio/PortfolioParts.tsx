/** Renders the parts below the portfolio's first screen: clients, spend by channel, tasks, activity and workspace. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { usePart } from '../../../parts/usePart.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import { PartTabs } from '../../../widgets/PartTabs.tsx';
import { agencyParts } from '../AgencyParts.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { TaskList } from './TaskList.tsx';
import { clientAddress, useIsOutside, usePortfolio, useVersus } from './usePortfolio.ts';

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
