/** Renders a client's tabs, in the drawer and on the client's page. */

import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { ReportsTable } from '../../parts/reports/list/ReportsTable.tsx';
import { reportsOfClient } from '../../parts/reports/reportAddress.ts';
import { useReports } from '../../parts/reports/useReports.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { useLeave } from '../../widgets/unsavedScope.ts';
import styles from './ClientDetails.module.css';
import { type ClientTab, clientTabs } from './clientView.ts';
import { ClientHistory } from './tabs/ClientHistory.tsx';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DashboardsTab } from './tabs/DashboardsTab.tsx';
import { GoalsTab } from './tabs/GoalsTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { PeopleTab } from './tabs/PeopleTab.tsx';
import { RevenueTab } from './tabs/RevenueTab.tsx';
import { SourcesTab } from './tabs/SourcesTab.tsx';
import type { ClientChanges } from './useClientChanges.ts';

const ReportsTab = ({ client }: { client: ClientItem }) => {
  const { data, error, refetch } = useReports();
  if (error && !data) return <ListFailure what="The reports" error={error} onRetry={refetch} />;
  const own = data?.items.filter(
    ({ client_id, archived_at }) => client_id === client.id && archived_at === null,
  );
  const make = (
    <OnlyChangeable>
      <ButtonLink to={reportsOfClient(client.id)}>Create a report</ButtonLink>
    </OnlyChangeable>
  );
  return (
    <>
      <ReportsTable
        reports={own ?? null}
        empty={
          <EmptyState
            level={3}
            title="No reports yet"
            text={`Create a report for ${client.name} from a template in a minute.`}
            action={make}
          />
        }
      />
      {own !== undefined && own.length > 0 && <p>{make}</p>}
    </>
  );
};

const ActivityTab = ({ client }: { client: ClientItem }) => (
  <>
    <AppLink to={`${protectedPages.dashboard.path}?tab=history&client=${client.id}`}>
      Change history, with undo
    </AppLink>
    <ClientHistory client={client} first={50} grows />
  </>
);

const titles: Readonly<Record<ClientTab, string>> = {
  overview: 'Overview',
  goals: 'Goals and budgets',
  sources: 'Sources',
  dashboards: 'Dashboards',
  reports: 'Reports',
  people: 'People',
  contacts: 'Contacts',
  notes: 'Notes and tasks',
  revenue: 'Revenue',
  activity: 'Activity',
};

const contentOf = (tab: ClientTab, client: ClientItem, changes: ClientChanges): ReactNode => {
  switch (tab) {
    case 'overview':
      return <OverviewTab client={client} changes={changes} />;
    case 'goals':
      return <GoalsTab client={client} changes={changes} />;
    case 'sources':
      return <SourcesTab client={client} changes={changes} />;
    case 'dashboards':
      return <DashboardsTab client={client} changes={changes} />;
    case 'reports':
      return <ReportsTab client={client} />;
    case 'people':
      return <PeopleTab client={client} changes={changes} />;
    case 'contacts':
      return <ContactsTab client={client} changes={changes} />;
    case 'notes':
      return <NotesTab client={client} changes={changes} />;
    case 'revenue':
      return <RevenueTab client={client} changes={changes} />;
    case 'activity':
      return <ActivityTab client={client} />;
  }
};

type ClientTabsProps = {
  client: ClientItem;
  tab: ClientTab;
  changes: ClientChanges;
  onTab: (tab: ClientTab) => void;
};

/** Leaving a tab discards its draft, so the user is asked first. */
export const ClientTabs = ({ client, tab, changes, onTab }: ClientTabsProps) => {
  const leave = useLeave();
  return (
    <Tabs
      className={styles.tabs ?? ''}
      // All ten tabs fit in one row at 1280 px.
      tabBarGutter={24}
      activeKey={tab}
      animated={false}
      destroyOnHidden
      items={clientTabs.map((key) => ({
        key,
        label: titles[key],
        children: key === tab ? contentOf(key, client, changes) : null,
      }))}
      onChange={(key) => leave(() => onTab(clientTabs.find((one) => one === key) ?? 'overview'))}
    />
  );
};
