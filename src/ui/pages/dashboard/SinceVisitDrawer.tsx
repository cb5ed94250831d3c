/** Renders the changes since the last visit: metrics then and now, and other users' changes from the log. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { LastVisit } from '#domain/contract/workspaceSchemas.ts';
import { bandLabels, healthBands } from '#domain/portfolio/healthScore.ts';
import { actorOf } from '../../content/activity.ts';
import { fullTime, shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { namesOfParts, whatChanged } from '../../parts/history/historyWords.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './Dashboard.module.css';

export type VisitFacts = {
  readonly activeClients: number;
  readonly revenue: readonly Pick<Revenue, 'currency' | 'mrr_cents'>[];
  readonly clients: readonly Pick<PortfolioClient, 'id' | 'name' | 'health' | 'open_alerts'>[];
};

type VisitFigure = { readonly name: string; readonly before: string; readonly after: string };

const differing = (figures: readonly VisitFigure[]): readonly VisitFigure[] =>
  figures.filter(({ before, after }) => before !== after);

const mrrIn = ({ revenue }: VisitFacts, currency: Revenue['currency']): string =>
  feeAmount(revenue.find((one) => one.currency === currency)?.mrr_cents ?? 0, currency);

const alertsOf = ({ clients }: VisitFacts): number => clients.reduce((sum, one) => sum + one.open_alerts, 0);

/** Compares the agency's metrics at the last visit with the current ones. */
export const visitFigures = (before: VisitFacts, after: VisitFacts): readonly VisitFigure[] => {
  const currencies = new Set([...before.revenue, ...after.revenue].map(({ currency }) => currency));
  const counted = (name: string, of: (facts: VisitFacts) => number): VisitFigure => ({
    name,
    before: String(of(before)),
    after: String(of(after)),
  });
  return differing([
    counted('Active clients', ({ activeClients }) => activeClients),
    ...[...currencies].map((currency) => ({
      name: `MRR in ${currency}`,
      before: mrrIn(before, currency),
      after: mrrIn(after, currency),
    })),
    ...healthBands.map((band) =>
      counted(bandLabels[band], ({ clients }) => clients.filter(({ health }) => health.band === band).length),
    ),
    counted('Open alerts', alertsOf),
  ]);
};

type MovedHealth = {
  readonly id: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

export const movedHealth = (before: VisitFacts, after: VisitFacts): readonly MovedHealth[] => {
  const known = new Map(before.clients.map(({ id, health }) => [id, health]));
  return after.clients
    .flatMap(({ id, name, health }) => {
      const former = known.get(id);
      if (!former || former.score === null || health.score === null || former.band === health.band) return [];
      return [{ id, name, before: former.score, after: health.score }];
    })
    .toSorted((one, other) => one.after - one.before - (other.after - other.before));
};

/** Health covers the last 28 full days. */
const healthDays = 28;

/** The current state, or the state at a log position and time (ISO 8601). */
const useVisitFacts = (time: number, asOf: LastVisit['position'] | null) => {
  const past = asOf === null ? {} : { as_of: String(asOf) };
  const to = epochDayAt(time) - 1;
  const days = { from: calendarDayOf(to - healthDays + 1), to: calendarDayOf(to) };
  const clients = useReply('listClients', { limit: '1', ...past });
  const revenue = useReply('readRevenue', past);
  const portfolio = useReply('readPortfolio', { ...days, ...past });
  const readings = [clients, revenue, portfolio];
  const facts: VisitFacts | null =
    clients.data && revenue.data && portfolio.data
      ? {
          activeClients: clients.data.counts.active,
          revenue: revenue.data.items,
          clients: portfolio.data.clients,
        }
      : null;
  return { standing: facts, failed: readings.find(({ error }) => error !== null) ?? null };
};

const figureColumns: readonly DataColumn<VisitFigure>[] = [
  { key: 'name', title: 'Figure', isName: true, cell: ({ name }) => name },
  { key: 'before', title: 'Then', align: 'end', width: '26%', cell: ({ before }) => before },
  { key: 'after', title: 'Now', align: 'end', width: '26%', cell: ({ after }) => after },
];

const healthColumns: readonly DataColumn<MovedHealth>[] = [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    cell: ({ id, name }) => <AppLink to={`/dashboard?client=${id}`}>{name}</AppLink>,
  },
  { key: 'before', title: 'Health then', align: 'end', width: '26%', cell: ({ before }) => before },
  { key: 'after', title: 'Health now', align: 'end', width: '26%', cell: ({ after }) => after },
];

const Figures = ({ visit }: { visit: LastVisit }) => {
  const { world } = useServices();
  const then = useVisitFacts(Date.parse(visit.at), visit.position);
  const now = useVisitFacts(world.clock.now(), null);
  const failed = then.failed ?? now.failed;
  if (failed) return <ListFailure what="The figures" error={failed.error} onRetry={failed.refetch} />;
  if (!then.standing || !now.standing) return <LinesSkeleton lines={5} />;
  const moved = movedHealth(then.standing, now.standing);
  return (
    <>
      <DataTable
        label="Figures then and now"
        rows={visitFigures(then.standing, now.standing)}
        keyOf={({ name }) => name}
        columns={figureColumns}
        empty={<p>No change in the agency’s figures.</p>}
      />
      {moved.length > 0 && (
        <DataTable
          label="Clients whose health changed"
          rows={moved}
          keyOf={({ id }) => id}
          columns={healthColumns}
          pageSize={10}
        />
      )}
    </>
  );
};

/** Only the latest changes are searched. */
const latest = { limit: '100' } as const;
const mostShown = 20;

type EditsProps = { items: readonly HistoryItem[]; visit: LastVisit };

const EditList = ({ items, visit }: EditsProps) => {
  const { world } = useServices();
  const members = useReply('readWorkspace').data?.members ?? [];
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const shown = items.slice(0, mostShown);
  return (
    <>
      {items.length === 0 && <p>No changes by others. See the live feed for platform updates.</p>}
      <ol className={styles.edits}>
        {shown.map((item) => (
          <li key={item.id}>
            <span>
              <EventSentence
                event={item.event}
                names={names}
                sentence={`${actorOf(item.event)} ${whatChanged(item, names)}`}
                others={namesOfParts(item)}
              />
            </span>
            <Hint text={fullTime(item.event.occurred_at)}>
              <time dateTime={item.event.occurred_at}>
                {shortTime(item.event.occurred_at, world.clock.now())}
              </time>
            </Hint>
          </li>
        ))}
      </ol>
      <AppLink to={`/dashboard?tab=history&since=${visit.at.slice(0, 10)}`} markCurrent={false}>
        See all in History and undo
      </AppLink>
    </>
  );
};

const Edits = ({ visit }: { visit: LastVisit }) => {
  const { user } = useAuth();
  const { data, error, refetch } = useReply('listHistory', latest);
  if (!data)
    return error ? (
      <ListFailure what="The changes" error={error} onRetry={refetch} />
    ) : (
      <LinesSkeleton lines={6} />
    );
  const items = data.items.filter(
    ({ position, event }) => position > visit.position && event.actor.id !== user?.id,
  );
  return <EditList items={items} visit={visit} />;
};

export const SinceVisitDrawer = ({ visit, onClose }: { visit: LastVisit; onClose: () => void }) => (
  <SideDrawer title="Since your last visit" focus="title" isWide onClose={onClose}>
    <div className={styles.since}>
      <p className={styles.visit}>You were here last on {fullTime(visit.at)}.</p>
      <section aria-labelledby="figures-since">
        <h3 id="figures-since">Figures</h3>
        <Figures visit={visit} />
      </section>
      <section aria-labelledby="changes-since">
        <h3 id="changes-since">Changes by others</h3>
        <Edits visit={visit} />
      </section>
    </div>
  </SideDrawer>
);
