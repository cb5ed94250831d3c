/** All dashboards as cards, a way to make one, and the archived ones below. */
import { Button } from 'antd';
import { useState } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../../widgets/LoadFailure.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import styles from './Dashboards.module.css';
import { NewDashboard } from './NewDashboard.tsx';
import type { DashboardChanges } from './useDashboardChanges.ts';
import type { DashboardsInUse } from './useDashboards.ts';

type DashboardListProps = { dashboards: DashboardsInUse; changes: DashboardChanges };

type ArchiveProps = { archived: readonly DashboardItem[]; changes: DashboardChanges };

const Archive = ({ archived, changes }: ArchiveProps) => (
  <details className={styles.archive}>
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

const None = ({ dashboards, onNew }: { dashboards: DashboardsInUse; onNew: () => void }) => {
  const { mayEdit, archived } = dashboards;
  if (!mayEdit)
    return (
      <EmptyState
        level={3}
        title="No dashboards yet"
        text="As soon as your agency shows you a dashboard, it stands here."
      />
    );
  return (
    <EmptyState
      level={3}
      title={archived.length > 0 ? 'All dashboards are archived' : 'No dashboards yet'}
      text="Put the figures together that you look at most. A template gives you a start."
      action={
        <Button type="primary" onClick={onNew}>
          New dashboard
        </Button>
      }
    />
  );
};

/** What the drawer of a new one begins with. */
type Wanted = { readonly copyOf: DashboardItem | null };

export const DashboardList = ({ dashboards, changes }: DashboardListProps) => {
  const { active, archived, error, refetch, mayEdit } = dashboards;
  const clients = useClients(true);
  const problem = usePlan().room('dashboards')?.problem ?? null;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const canAdd = mayEdit && problem === null;
  const nameOf = ({ client_id }: DashboardItem) =>
    client_id === null ? null : (clients?.find(({ id }) => id === client_id)?.name ?? 'Your company');
  return (
    <section aria-labelledby="dashboards" className={styles.list}>
      <div className={styles.listHead}>
        <h2 id="dashboards">Dashboards</h2>
        {mayEdit && (
          <div className={styles.listTools}>
            <LimitNote resource="dashboards" />
            <Button type="primary" disabled={!canAdd} onClick={() => setWanted({ copyOf: null })}>
              New dashboard
            </Button>
          </div>
        )}
      </div>
      {error !== null && !active && <LoadFailure what="The dashboards" error={error} onRetry={refetch} />}
      {!active && error === null && <LinesSkeleton lines={6} />}
      {active?.length === 0 && (
        <None dashboards={dashboards} onNew={() => canAdd && setWanted({ copyOf: null })} />
      )}
      {active && active.length > 0 && (
        <ul className={styles.cards} aria-label="Dashboards">
          {active.map((dashboard) => (
            <DashboardCard
              key={dashboard.id}
              dashboard={dashboard}
              client={nameOf(dashboard)}
              changes={changes}
              mayEdit={mayEdit}
              onCopy={canAdd ? () => setWanted({ copyOf: dashboard }) : undefined}
            />
          ))}
        </ul>
      )}
      {mayEdit && archived.length > 0 && <Archive archived={archived} changes={changes} />}
      {wanted && (
        <NewDashboard
          copyOf={wanted.copyOf}
          taken={(active ?? []).map(({ name }) => name)}
          onClose={() => setWanted(null)}
        />
      )}
    </section>
  );
};
