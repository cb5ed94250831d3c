/** Renders the layouts that a dashboard has had, latest first, each with a restore button. */
import { Button } from 'antd';
import type { DashboardItem, DashboardVersionItem } from '#domain/contract/dashboardSchemas.ts';
import { shortTime } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import styles from './Dashboards.module.css';
import { LayoutPreview } from './LayoutPreview.tsx';
import type { DashboardChanges } from './useDashboardChanges.ts';

type VersionsDrawerProps = { dashboard: DashboardItem; changes: DashboardChanges; onClose: () => void };

const howIt = ({ version, restored }: DashboardVersionItem): string => {
  if (restored !== null) return `Layout ${restored} was restored`;
  return version === 1 ? 'As first created' : 'Saved';
};

export const VersionsDrawer = ({ dashboard, changes, onClose }: VersionsDrawerProps) => {
  const { world } = useServices();
  const query = { dashboard: dashboard.id, limit: '100' };
  const { data, error, refetch } = useReply('listDashboardVersions', query);
  const restore = (version: number) => {
    changes.ask('rollBack', dashboard, { version });
    onClose();
  };
  return (
    <SideDrawer title={`Layouts of ${dashboard.name}`} focus="title" onClose={onClose}>
      {error && !data && <ListFailure what="The layouts" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton cards={3} />}
      <ol className={styles.versions}>
        {data?.items.map((one) => (
          <li key={one.id}>
            <LayoutPreview widgets={one.widgets} />
            <div>
              <h3>Layout {one.version}</h3>
              <p className="note">
                {howIt(one)} {shortTime(one.at, world.clock.now())} by {one.by}; {one.widgets.length} widgets
              </p>
              {one.version === dashboard.version ? (
                <p className="note">This is the layout in use.</p>
              ) : (
                <Button
                  size="small"
                  aria-label={`Restore layout ${one.version}`}
                  disabled={changes.busy}
                  onClick={() => restore(one.version)}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SideDrawer>
  );
};
