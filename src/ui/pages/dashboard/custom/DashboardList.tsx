/** Renders all dashboards as cards, a button to create one, and the archived ones. */
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { useView } from '../../../parts/view/useView.ts';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { DashboardCard } from './DashboardCard.tsx';
import styles from './Dashboards.module.css';
import { NewDashboard } from './NewDashboard.tsx';
import type { DashboardChanges } from './useDashboardChanges.ts';
import type { DashboardsInUse } from './useDashboards.ts';

type ListedClient = {
  /** Null without an active client in the address, or if the user may not list clients. */
  readonly client: ClientItem | null;
  readonly forget: () => void;
};

const useListedClient = (): ListedClient => {
  const { view, setView } = useView();
  const client = useClients(view.client !== null)?.find(({ id }) => id === view.client);
  return {
    client: client && client.archived_at === null ? client : null,
    forget: () => setView({ client: null }),
  };
};

/** The client's dashboards first, then those without a client, then the others; each group keeps its order. */
const ownFirst = (
  dashboards: readonly DashboardItem[],
  client: Pick<ClientItem, 'id'> | null,
): readonly DashboardItem[] => {
  if (client === null) return dashboards;
  const rank = ({ client_id }: DashboardItem): number =>
    client_id === client.id ? 0 : client_id === null ? 1 : 2;
  return dashboards.toSorted((one, other) => rank(one) - rank(other));
};

type DashboardListProps = { dashboards: DashboardsInUse; changes: DashboardChanges };

type ArchiveProps = {
  archived: readonly DashboardItem[];
  changes: DashboardChanges;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

const Archive = ({ archived, changes, isOpen, onToggle }: ArchiveProps) => (
  <details
    className={`${styles.archive} touch`}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary>Archived dashboards ({archived.length})</summary>
    <ul aria-label="Archived dashboards">
      {archived.map((dashboard) => (
        <li key={dashboard.id}>
          <span>{dashboard.name}</span>
          <Button
            size="small"
            aria-label={`Restore ${dashboard.name}`}
            disabled={changes.busy}
            onClick={() => changes.ask('restore', dashboard)}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  </details>
);

type NoneProps = { dashboards: DashboardsInUse; onNew: () => void; onArchive: () => void };

const None = ({ dashboards: { mayEdit, archived }, onNew, onArchive }: NoneProps) => {
  if (!mayEdit) return <EmptyList words={emptyLists.shownDashboards.nothingCreated} to="/dashboard" />;
  if (archived.length > 0)
    return <EmptyList words={emptyLists.dashboards.allArchived} onAction={onArchive} />;
  return <EmptyList words={emptyLists.dashboards.nothingCreated} onAction={onNew} />;
};

const lateCopies = {
  fault: 'The choice of clients did not load',
  load: async () => (await import('./CopyToClients.tsx')).CopyToClients,
};

const OwnFirst = ({ client, forget }: ListedClient) =>
  client && (
    <p className="note">
      Dashboards of {client.name} come first.{' '}
      <Button size="small" type="text" onClick={forget}>
        Usual order
      </Button>
    </p>
  );

type Wanted = { readonly copyOf: DashboardItem | null };

export const DashboardList = ({ dashboards, changes }: DashboardListProps) => {
  const { active, archived, error, refetch, mayEdit } = dashboards;
  const clients = useClients(true);
  const problem = usePlan().room('dashboards')?.problem ?? null;
  const from = useListedClient();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [spread, setSpread] = useState<DashboardItem | null>(null);
  const CopyTo = useLazyModule(spread !== null, lateCopies);
  const taken = (active ?? []).map(({ name }) => name);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  useArrivalFocus(place, true);
  const canAdd = mayEdit && problem === null;
  useNavigationIntent('newDashboard', () => setWanted({ copyOf: null }), active !== undefined && canAdd);
  const nameOf = ({ client_id }: DashboardItem) =>
    client_id === null ? null : (clients?.find(({ id }) => id === client_id)?.name ?? 'Your company');
  return (
    <section ref={place} aria-labelledby="dashboards" className={styles.list}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h2 id="dashboards">Dashboards</h2>
        {mayEdit && (
          <Flex wrap align="center" justify="space-between" gap="8px 16px">
            <LimitNote resource="dashboards" />
            <Button type="primary" disabled={!canAdd} onClick={() => setWanted({ copyOf: null })}>
              New dashboard
            </Button>
          </Flex>
        )}
      </Flex>
      {error !== null && !active && <ListFailure what="The dashboards" error={error} onRetry={refetch} />}
      {!active && error === null && <ShapeSkeleton cards={6} />}
      {active?.length === 0 && (
        <None
          dashboards={dashboards}
          onNew={() => canAdd && setWanted({ copyOf: null })}
          onArchive={() => setArchiveOpen(true)}
        />
      )}
      {active && active.length > 0 && <OwnFirst {...from} />}
      {active && active.length > 0 && (
        <ul className={styles.cards} aria-label="Dashboards">
          {ownFirst(active, from.client).map((dashboard) => (
            <DashboardCard
              key={dashboard.id}
              dashboard={dashboard}
              client={nameOf(dashboard)}
              changes={changes}
              mayEdit={mayEdit}
              onCopy={canAdd ? () => setWanted({ copyOf: dashboard }) : undefined}
              onCopyTo={canAdd ? () => setSpread(dashboard) : undefined}
            />
          ))}
        </ul>
      )}
      {mayEdit && archived.length > 0 && (
        <Archive archived={archived} changes={changes} isOpen={isArchiveOpen} onToggle={setArchiveOpen} />
      )}
      {wanted && (
        <NewDashboard
          copyOf={wanted.copyOf}
          client={from.client?.id ?? ''}
          taken={taken}
          onClose={() => setWanted(null)}
        />
      )}
      {spread && CopyTo && (
        <CopyTo dashboard={spread} taken={taken} changes={changes} onClose={() => setSpread(null)} />
      )}
    </section>
  );
};
