/** Renders the card of a dashboard in the list: name, client and actions. */
import { Button, Flex } from 'antd';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { shortTime } from '../../../content/dates.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { useBoardAddress } from './boardAddress.ts';
import styles from './Dashboards.module.css';
import { LayoutPreview } from './LayoutPreview.tsx';
import type { DashboardChanges } from './useDashboardChanges.ts';

type DashboardCardProps = {
  dashboard: DashboardItem;
  client: string | null;
  changes: DashboardChanges;
  mayEdit: boolean;
  onCopy?: (() => void) | undefined;
  onCopyTo?: (() => void) | undefined;
};

const widgetCount = (count: number): string => (count === 1 ? '1 widget' : `${count} widgets`);

/** Client users see no plan marks, because the plan does not change their dashboards, and no visibility marks. */
const Marks = ({ dashboard, mayEdit }: Pick<DashboardCardProps, 'dashboard' | 'mayEdit'>) => {
  const isAgency = useAuth().membership?.kind !== 'client';
  return (
    <>
      {mayEdit && dashboard.view_only && <StatusTag tone="warning">View only</StatusTag>}
      {dashboard.is_default && <StatusTag tone="good">Default</StatusTag>}
      {isAgency && dashboard.visible_to_client && <StatusTag tone="quiet">Visible to client</StatusTag>}
    </>
  );
};

const Actions = ({ dashboard, changes, mayEdit, onCopy, onCopyTo }: Omit<DashboardCardProps, 'client'>) => {
  const { name, favourite } = dashboard;
  const { busy, ask } = changes;
  return (
    <Flex wrap gap={4} className={`${styles.cardActions} touch`}>
      <OnlyChangeable>
        <Button
          size="small"
          type="text"
          aria-pressed={favourite}
          aria-label={`Favourite ${name}`}
          disabled={busy}
          onClick={() => ask(favourite ? 'unfavour' : 'favour', dashboard)}
        >
          <span aria-hidden="true">{favourite ? '★' : '☆'}</span> Favourite
        </Button>
      </OnlyChangeable>
      {mayEdit && onCopy && (
        <Button size="small" type="text" aria-label={`Duplicate ${name}`} onClick={onCopy}>
          Duplicate
        </Button>
      )}
      {mayEdit && onCopyTo && (
        <Button size="small" type="text" aria-label={`Copy to clients: ${name}`} onClick={onCopyTo}>
          Copy to clients
        </Button>
      )}
      {mayEdit && (
        <Button
          size="small"
          type="text"
          aria-label={`Archive ${name}`}
          disabled={busy}
          onClick={() => ask('archive', dashboard)}
        >
          Archive
        </Button>
      )}
    </Flex>
  );
};

export const DashboardCard = ({ dashboard, client, ...rest }: DashboardCardProps) => {
  const { world } = useServices();
  const address = useBoardAddress();
  const { id, name, widgets, updated_at, updated_by } = dashboard;
  return (
    <Flex component="li" vertical gap={4} className={styles.card ?? ''}>
      <LayoutPreview widgets={widgets} />
      <Flex wrap align="center" gap="4px 8px" className={styles.cardHead ?? ''}>
        <h3>
          <AppLink to={address.of(id)} markCurrent={false}>
            {name}
          </AppLink>
        </h3>
        <Marks dashboard={dashboard} mayEdit={rest.mayEdit} />
      </Flex>
      <p className="note">
        {client ?? 'For any client'} · {widgetCount(widgets.length)}
      </p>
      <p className="note">
        Changed {shortTime(updated_at, world.clock.now())} by {updated_by}
      </p>
      <Actions dashboard={dashboard} {...rest} />
    </Flex>
  );
};
