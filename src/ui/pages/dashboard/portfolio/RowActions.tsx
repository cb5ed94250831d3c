/** Renders the actions on a client in its portfolio row; in the past only read-only ones. */

import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { KitMenu } from '../../../widgets/KitMenu.tsx';
import styles from './PortfolioTable.module.css';

type RowActionsProps = {
  client: PortfolioClient;
  to: string;
  busy: boolean;
  onArchive: (client: PortfolioClient) => void;
};

export const RowActions = ({ client, to, busy, onArchive }: RowActionsProps) => {
  const navigate = useNavigate();
  const mayChange = useCanEdit();
  const { id, name } = client;
  const addresses: Readonly<Record<string, string>> = {
    open: to,
    reports: `${protectedPages.dashboard.path}?client=${id}&tab=reports`,
    edit: `${protectedPages.clients.path}?edit=${id}`,
  };
  return (
    <KitMenu
      items={[
        { key: 'open', label: 'Open' },
        { key: 'reports', label: 'Reports' },
        ...(mayChange
          ? [
              { key: 'edit', label: 'Edit' },
              { key: 'archive', label: 'Archive', disabled: busy },
            ]
          : []),
      ]}
      onChoose={(key) => {
        const address = addresses[key];
        if (address === undefined) onArchive(client);
        else navigate(address);
      }}
    >
      <Button size="small" type="text" className={styles.more ?? ''} aria-label={`More for ${name}`}>
        …
      </Button>
    </KitMenu>
  );
};
