/** Renders the name of a dashboard and its actions. */

import { Button, Flex } from 'antd';
import { useRef } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { ShareButton } from '../../../parts/share/ShareButton.tsx';
import { useSharedView } from '../../../parts/share/useSharedView.ts';
import { useView } from '../../../parts/view/useView.ts';
import { announcedKeys } from '../../../services/announcedKeys.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { useFocusAfter } from '../../../widgets/moveFocus.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Board.module.css';
import { useBoardAddress } from './boardAddress.ts';
import type { DashboardChanges } from './useDashboardChanges.ts';

export type OpenDrawer = 'settings' | 'versions';

type BoardHeadProps = {
  dashboard: DashboardItem;
  changes: DashboardChanges;
  mayEdit: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onOpen: (drawer: OpenDrawer) => void;
};

/** A share link shows one client: the dashboard's own, or the selected one. */
const Shared = ({ dashboard }: { dashboard: DashboardItem }) => {
  const { view } = useView();
  const address = useSharedView();
  const client = dashboard.client_id ?? view.client;
  if (client === null) return null;
  const target = { client_id: client, kind: 'dashboard', shown_id: dashboard.id, view: address } as const;
  return <ShareButton target={target} title={dashboard.name} />;
};

const StaffTools = ({
  dashboard,
  changes,
  onEdit,
  onOpen,
}: Omit<BoardHeadProps, 'mayEdit' | 'isEditing'>) => {
  const { is_default } = dashboard;
  return (
    <>
      <Button
        aria-pressed={is_default}
        disabled={changes.busy}
        onClick={() => changes.ask(is_default ? 'unmakeDefault' : 'makeDefault', dashboard)}
      >
        {is_default && <Icon name="check" size={16} />} Default
      </Button>
      <Shared dashboard={dashboard} />
      <Button onClick={() => onOpen('versions')}>Layouts</Button>
      <Button onClick={() => onOpen('settings')}>Settings</Button>
      <Button type="primary" onClick={onEdit} aria-keyshortcuts={announcedKeys.editBoard}>
        Edit layout
      </Button>
    </>
  );
};

export const BoardHead = (props: BoardHeadProps) => {
  const { dashboard, changes, mayEdit, isEditing } = props;
  const { list } = useBoardAddress();
  const { name, favourite } = dashboard;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfter(isEditing, () => title.current);
  return (
    <>
      <p className={styles.back} data-print="never">
        <AppLink to={list} markCurrent={false} data-finger>
          All dashboards
        </AppLink>
      </p>
      <Flex
        component="header"
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
        className={styles.head ?? ''}
        data-print="never"
      >
        <div>
          <h2 ref={title} tabIndex={-1}>
            {name}
          </h2>
          <Flex component="p" wrap gap={4}>
            {isEditing && <StatusTag tone="warning">Editing</StatusTag>}
            {dashboard.is_default && <StatusTag tone="good">Default</StatusTag>}
            {dashboard.visible_to_client && mayEdit && <StatusTag tone="quiet">Visible to client</StatusTag>}
          </Flex>
        </div>
        {!isEditing && (
          <Flex wrap gap={8} className="touch">
            <OnlyChangeable>
              <Button
                aria-pressed={favourite}
                disabled={changes.busy}
                onClick={() => changes.ask(favourite ? 'unfavour' : 'favour', dashboard)}
              >
                <span aria-hidden="true">{favourite ? '★' : '☆'}</span> Favourite
              </Button>
            </OnlyChangeable>
            {mayEdit && <StaffTools {...props} />}
          </Flex>
        )}
      </Flex>
    </>
  );
};
