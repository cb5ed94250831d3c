/** Renders the drawer that copies a dashboard to some or all clients, one copy each. */

import { Alert, Button, Form, Select, Space } from 'antd';
import { useState } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './Dashboards.module.css';
import type { DashboardChanges } from './useDashboardChanges.ts';

type CopyToClientsProps = {
  dashboard: DashboardItem;
  taken: readonly string[];
  changes: DashboardChanges;
  onClose: () => void;
};

const copiesInWords = (count: number): string => (count === 1 ? '1 copy' : `${count} copies`);

type FooterProps = {
  count: number;
  isTooMany: boolean;
  busy: boolean;
  onMake: () => void;
  onClose: () => void;
};

const Footer = ({ count, isTooMany, busy, onMake, onClose }: FooterProps) => (
  <Space wrap>
    <Button type="primary" disabled={busy || count === 0 || isTooMany} onClick={onMake}>
      Make {copiesInWords(count)}
    </Button>
    <Button onClick={onClose}>Cancel</Button>
  </Space>
);

export const CopyToClients = ({ dashboard, taken, changes, onClose }: CopyToClientsProps) => {
  const { name, client_id: own } = dashboard;
  const clients = useClients(true) ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const left = usePlan().room('dashboards')?.left ?? null;
  const choices = clients.filter(({ id, archived_at }) => archived_at === null && id !== own);
  const named = choices.filter(({ id }) => chosen.includes(id));
  const isTooMany = left !== null && chosen.length > left;
  const make = () => {
    const count = chosen.length === 1 ? `to ${named[0]?.name}` : `to ${chosen.length} clients`;
    const about = { id: dashboard.id, name: `${name} ${count}`, etag: dashboard.etag };
    changes.ask('copyTo', about, { clients: chosen.join(',') });
    onClose();
  };
  return (
    <SideDrawer
      title={`Copy ${name} to clients`}
      focus="title"
      holdsChoices
      footer={
        <Footer
          count={chosen.length}
          isTooMany={isTooMany}
          busy={changes.busy}
          onMake={make}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <Form.Item label="Clients" htmlFor="copied-clients" layout="vertical">
        <Select
          id="copied-clients"
          mode="multiple"
          aria-label="Clients"
          value={[...chosen]}
          showSearch={searchedByLabel}
          options={choices.map((client) => ({ value: client.id, label: client.name }))}
          onChange={(ids: string[]) => setChosen(ids)}
        />
      </Form.Item>
      <Button onClick={() => setChosen(choices.map(({ id }) => id))}>All {choices.length} clients</Button>
      {isTooMany && (
        <Alert
          type="warning"
          title={`Your plan has room for ${left} more, and you chose ${chosen.length}.`}
        />
      )}
      <p className={styles.copyNote} role="status">
        {named[0]
          ? `Each copy shows the figures of its client and is named after it: “${copyName(name, named[0].name, taken)}”. The people of a client see it once you share it.`
          : 'Choose the clients that get a copy of their own.'}
      </p>
    </SideDrawer>
  );
};
