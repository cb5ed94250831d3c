/** Renders the dashboard of one client for the agency's staff. */
import { Flex } from 'antd';

import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { alertsAddress } from '../../../parts/alertsAddress.ts';
import { ClientStatus } from '../../../parts/ClientStatus.tsx';
import { ViewAsClient } from '../../../parts/clientView/ViewAsClient.tsx';
import { ClientLogo } from '../../../parts/pictures/ClientLogo.tsx';
import { reportsOfClient } from '../../../parts/reports/reportAddress.ts';
import { ShareButton } from '../../../parts/share/ShareButton.tsx';
import { useSharedView } from '../../../parts/share/useSharedView.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { Page, PageHead } from '../../../widgets/Page.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { portfolioKeys } from '../portfolio/portfolioView.ts';
import { boardKeys } from './boardKeys.ts';
import { ClientBoard } from './ClientBoard.tsx';
import styles from './ClientMode.module.css';

/** Filters of the all-clients view stay in the address of a chosen client, for the way back. */
const modeKeys: readonly PageKey[] = [
  ...boardKeys,
  ...portfolioKeys.map((one) => (typeof one === 'string' ? one : one.key)),
];

const Facts = ({ client }: { client: ClientItem | undefined }) => (
  <p className={styles.facts}>
    {client ? `${client.domain} · ${client.industry}` : '\u00a0'}{' '}
    {client?.sample && <StatusTag tone="quiet">Sample data</StatusTag>}
    {client && client.status !== 'active' && <ClientStatus status={client.status} />}
  </p>
);

/** Only for users who may open the client, and not in the past, because both tools create something. */
const Tools = ({ client }: { client: ClientItem }) => {
  const { profile } = useAuth();
  const view = useSharedView();
  const mayChange = useCanEdit();
  if (!mayChange || profile === null || !mayOpen(profile.role, 'clients')) return null;
  const target = { client_id: client.id, kind: 'overview', shown_id: null, view } as const;
  return (
    <>
      <ViewAsClient clientId={client.id} />
      <ShareButton target={target} title={client.name} />
    </>
  );
};

const Sides = ({ clientId }: { clientId: string }) => {
  const { profile } = useAuth();
  const isAgency = profile !== null && mayOpen(profile.role, 'clients');
  const { path } = protectedPages.dashboard;
  const side = (tab: string): string => `${path}?${new URLSearchParams({ tab, client: clientId })}`;
  const sides = [
    { label: 'All clients', to: path },
    { label: 'Dashboards', to: side('dashboards') },
    ...(isAgency
      ? [
          { label: 'Reports', to: reportsOfClient(clientId) },
          { label: 'Goals', to: side('goals') },
          { label: 'Alerts', to: alertsAddress(clientId) },
        ]
      : []),
    { label: 'History', to: side('history') },
  ];
  return (
    <Flex
      component="nav"
      gap={24}
      className={styles.sides ?? ''}
      aria-label="Sides of this client"
      data-print="never"
    >
      {sides.map(({ label, to }) => (
        <AppLink key={label} to={to} markCurrent={false}>
          {label}
        </AppLink>
      ))}
    </Flex>
  );
};

export const ClientMode = ({ clientId }: { clientId: string }) => {
  const client = useClients(true)?.find(({ id }) => id === clientId);
  return (
    <Page>
      <PageHead
        print="never"
        mark={<ClientLogo id={client?.logo_id} size="small" />}
        title={client?.name ?? '\u00a0'}
        sub={<Facts client={client} />}
        actions={client && client.archived_at === null && <Tools client={client} />}
      />
      <Sides clientId={clientId} />
      <ClientBoard clientId={clientId} pageKeys={modeKeys} />
    </Page>
  );
};
