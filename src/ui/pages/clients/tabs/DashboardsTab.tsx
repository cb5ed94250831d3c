/** Lists a client's dashboards, which of them its users may read, and its share links. */
import { Switch } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { ClientLinks } from './ClientLinks.tsx';
import { boardOfClient } from './sharedContentName.ts';

type DashboardsTabProps = { client: ClientItem; changes: ClientChanges };

type RowProps = DashboardsTabProps & { dashboard: DashboardItem };

const Row = ({ dashboard, client, changes }: RowProps) => {
  const mayChange = useCanEdit();
  const { id, name, widgets, visible_to_client: isShared, view_only: isViewOnly, etag } = dashboard;
  return (
    <li className={styles.fileRow}>
      <div className={styles.fileText}>
        <strong>
          <AppLink to={boardOfClient(client.id, id)} markCurrent={false}>
            {name}
          </AppLink>
        </strong>
        <span>
          {widgets.length} {widgets.length === 1 ? 'widget' : 'widgets'}.{' '}
          {isShared ? 'Visible to client' : 'Not visible to client'}{' '}
          {isViewOnly && <StatusTag tone="warning">View only</StatusTag>}
        </span>
      </div>
      <Switch
        aria-label={`${name} visible to client`}
        checked={isShared}
        disabled={!mayChange || changes.busy || isViewOnly || client.status === 'archived'}
        onChange={(isOn) => changes.ask({ kind: isOn ? 'shareDashboard' : 'hideDashboard', id, name, etag })}
      />
    </li>
  );
};

const OwnDashboards = ({ client, changes }: DashboardsTabProps) => {
  const { data, error, refetch } = useReply('listDashboards', { client: client.id, limit: everything });
  if (error && !data) return <ListFailure what="The dashboards" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} />;
  const all = <ButtonLink to={boardOfClient(client.id, 'all')}>All dashboards</ButtonLink>;
  if (data.items.length === 0)
    return (
      <EmptyState
        level={3}
        title="No dashboards of its own"
        text={`A dashboard that is made for ${client.name} can be shared with its people.`}
        action={all}
      />
    );
  return (
    <div className={styles.lines}>
      <ul className={styles.file} aria-label={`Dashboards of ${client.name}`}>
        {data.items.map((dashboard) => (
          <Row key={dashboard.id} dashboard={dashboard} client={client} changes={changes} />
        ))}
      </ul>
      <div>{all}</div>
    </div>
  );
};

export const DashboardsTab = (props: DashboardsTabProps) => (
  <>
    <OwnDashboards {...props} />
    <ClientLinks client={props.client} />
  </>
);
