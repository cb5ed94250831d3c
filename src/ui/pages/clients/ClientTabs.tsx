/** Renders a client's tabs, in the drawer and on the client's page. */

import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useLeave } from '../../widgets/unsavedScope.ts';
import styles from './ClientDetails.module.css';
import { type ClientTab, clientTabs } from './clientView.ts';
import { ActivityTab } from './tabs/ActivityTab.tsx';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DashboardsTab } from './tabs/DashboardsTab.tsx';
import { GoalsTab } from './tabs/GoalsTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { PeopleTab } from './tabs/PeopleTab.tsx';
import { ReportsTab } from './tabs/ReportsTab.tsx';
import { RevenueTab } from './tabs/RevenueTab.tsx';
import { SourcesTab } from './tabs/SourcesTab.tsx';
import type { ClientChanges } from './useClientChanges.ts';

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
