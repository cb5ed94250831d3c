/** Renders the portfolio's clients: reasons for attention, open tasks, health counts, and the table. */

import { Button } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels, type HealthBand, healthBands } from '#domain/portfolio/healthScore.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { LateSkeleton } from '../../../parts/figures/LateSkeleton.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { isLocked, widgetState } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import { useShownError } from '../../../widgets/shownErrors.ts';
import { NeedsAttention } from './NeedsAttention.tsx';
import styles from './PortfolioClients.module.css';
import { usePortfolioView } from './portfolioView.ts';
import tasksDue from './TasksDue.module.css';
import { clientAddress, usePortfolio, useVersus, usualQuestion } from './usePortfolio.ts';

const lateList = {
  fault: 'The list of tasks did not load',
  load: async () => (await import('./TaskList.tsx')).TaskList,
  after: 'paint',
} as const;

const daysAhead = 7;

/** Reserved height in pixels: two task rows and the button for more; the style sheet reserves more on phones. */
const tasksDueRoom = 144;

const TasksDue = ({ isWanted }: { isWanted: boolean }) => {
  const today = useShownDay('UTC');
  const query = { until: calendarDayOf(today + daysAhead), limit: '100' };
  const { data, error, refetch } = useReply('listClientTasks', query, isWanted);
  const TaskList = useLazyModule(isWanted, lateList);
  const state = widgetState(
    { data: TaskList === null ? undefined : data, error },
    data?.items.length === 0 ? 'nothingCreated' : null,
  );
  return (
    <div className={tasksDue.room}>
      <WidgetFrame
        title="Tasks"
        state={state}
        height={tasksDueRoom}
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

type HealthStripProps = {
  clients: readonly PortfolioClient[] | null;
  chosen: HealthBand | null;
  onChoose: (band: HealthBand | null) => void;
};

const countOf = (clients: readonly PortfolioClient[], band: HealthBand | null): number =>
  clients.filter(({ health }) => health.band === band).length;

/** Renders the counts of healthy, watched and at-risk clients; each count filters the table. */
export const HealthStrip = ({ clients, chosen, onChoose }: HealthStripProps) => {
  const counts = healthBands.map((band) => ({ band, count: clients ? countOf(clients, band) : null }));
  const unknown = clients ? countOf(clients, null) : 0;
  const paused = (clients ?? []).filter(({ status }) => status === 'paused').length;
  return (
    <div className={styles.strip}>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(({ band, count }) =>
          count ? <span key={band} data-band={band} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      <ul className={styles.counts} aria-label="Health of the clients" aria-busy={clients === null}>
        {counts.map(({ band, count }) => (
          <li key={band}>
            <Button
              type="text"
              size="small"
              className={styles.count ?? ''}
              aria-pressed={chosen === band}
              disabled={count === null || (count === 0 && chosen !== band)}
              onClick={() => onChoose(chosen === band ? null : band)}
            >
              <span className={styles.dot} data-band={band} />
              <strong>{count ?? '–'}</strong> {bandLabels[band]}
            </Button>
          </li>
        ))}
        {paused > 0 && <li className={styles.unknown}>{paused} paused among them</li>}
        {unknown > 0 && <li className={styles.unknown}>{unknown} without figures</li>}
      </ul>
    </div>
  );
};

const stoppedBy = (clients: readonly PortfolioClient[]): number =>
  clients.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'report_quota').length;

/** Tells the agency's owner that reports were skipped because the plan's quota is used up, and links to the plans. */
export const QuotaNotice = ({ clients }: { clients: readonly PortfolioClient[] }) => {
  const isOwner = useAuth().membership?.kind === 'owner';
  const stopped = stoppedBy(clients);
  if (!isOwner || stopped === 0) return null;
  return (
    <p role="status" className={styles.notice} data-print="never">
      <span>
        {stopped === 1 ? '1 report was' : `${stopped} reports were`} not generated: the plan’s reports of this
        month are used up.
      </span>
      <AppLink to={protectedPages.billing.path}>Compare plans</AppLink>
    </p>
  );
};

/** The table's code is ten times that of the key metrics, so it loads separately. */
const lateTable = {
  fault: 'The table of clients did not load',
  load: async () => (await import('./PortfolioTable.tsx')).PortfolioTable,
  after: 'paint',
} as const;

const room = { attention: 150, table: 620 };

const Table = ({ use }: { use: ViewInUse }) => {
  const { data, isPlaceholderData } = usePortfolio(use);
  const versus = useVersus(use, isPlaceholderData);
  const { view, show } = usePortfolioView();
  const ClientTable = useLazyModule(true, lateTable);
  return (
    <>
      <HealthStrip
        clients={data?.clients ?? null}
        chosen={view.health}
        onChoose={(health) => show({ health })}
      />
      {ClientTable ? (
        <ClientTable portfolio={data} addressOf={clientAddress(use)} versus={versus} />
      ) : (
        <LateSkeleton height={room.table} />
      )}
    </>
  );
};

export const PortfolioClients = ({ use }: { use: ViewInUse }) => {
  const refused = usePortfolio(use).error;
  const isOutside = isLocked(refused);
  // The metrics above already show the error, so the list does not repeat it.
  useShownError(isOutside ? refused : undefined);
  // Attention refers to today, so it is shown even if the range is outside of the plan's history.
  const { data, error, isPlaceholderData, refetch } = usePortfolio(isOutside ? usualQuestion(use) : use);
  const state = widgetState({ data, error });
  // The table renders its own loading state, so that its head is visible from the start.
  const tableState = state.is === 'loading' ? ({ is: 'shown', isStale: false } as const) : state;
  return (
    <>
      <QuotaNotice clients={data?.clients ?? []} />
      <WidgetFrame
        title="Needs attention"
        state={state}
        height={room.attention}
        isBusy={isPlaceholderData}
        onRetry={refetch}
      >
        {() => <NeedsAttention clients={data?.clients ?? []} addressOf={clientAddress(use)} />}
      </WidgetFrame>
      <PartBoundary component="Tasks">
        <TasksDue isWanted={state.is !== 'loading'} />
      </PartBoundary>
      {!isOutside && (
        <WidgetFrame
          title="Clients"
          state={tableState}
          height={room.table}
          isBusy={isPlaceholderData}
          onRetry={refetch}
          tools={
            <AppLink to={protectedPages.clients.path} data-finger>
              Manage clients
            </AppLink>
          }
        >
          {() => <Table use={use} />}
        </WidgetFrame>
      )}
    </>
  );
};
