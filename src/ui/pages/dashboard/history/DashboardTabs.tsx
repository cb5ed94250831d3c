/** Renders the tabs of the dashboard, such as overview, dashboards, reports and history. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { reportsAddress } from '../../../parts/reports/reportAddress.ts';
import { ShownSubject } from '../../../parts/ShownSubject.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { useCurrentInSight } from '../../../widgets/useCurrentInSight.ts';
import { addressOfTab } from '../custom/boardAddress.ts';
import { type DashboardSide, useDashboardSide } from '../useDashboardSide.ts';
import styles from './History.module.css';

const lateHistory = {
  fault: 'The history did not load',
  load: async () => (await import('./History.tsx')).History,
};

const lateGoals = {
  fault: 'The goals did not load',
  load: async () => (await import('../goals/Goals.tsx')).Goals,
};

const lateAlerts = {
  fault: 'The alerts did not load',
  load: async () => (await import('../alerts/Alerts.tsx')).Alerts,
};

const lateDashboards = {
  fault: 'The dashboards did not load',
  load: async () => (await import('../custom/CustomDashboards.tsx')).CustomDashboards,
};

const lateReports = {
  fault: 'The reports did not load',
  load: async () => (await import('../reports/ReportsTab.tsx')).ReportsTab,
};

const titles: Readonly<Record<DashboardSide, string | null>> = {
  overview: null,
  dashboards: 'Dashboards',
  reports: 'Reports',
  goals: 'Goals',
  alerts: 'Alerts',
  history: 'History',
};

type DashboardTabsProps = {
  viewer: Role;
  children: ReactNode;
};

export const DashboardTabs = ({ viewer, children }: DashboardTabsProps) => {
  const [params] = useSearchParams();
  const isAgency = mayOpen(viewer, 'clients');
  const side = useDashboardSide(isAgency);
  const History = useLazyModule(side === 'history', lateHistory);
  const DashboardsTab = useLazyModule(side === 'dashboards', lateDashboards);
  const ReportsTab = useLazyModule(side === 'reports', lateReports);
  const Goals = useLazyModule(side === 'goals', lateGoals);
  const Alerts = useLazyModule(side === 'alerts', lateAlerts);
  const tabs = useCurrentInSight<HTMLElement>(side);
  const { path } = protectedPages.dashboard;
  const current = (one: DashboardSide) => (side === one ? ('page' as const) : undefined);
  return (
    <>
      <Flex component="nav" ref={tabs} gap={24} className={styles.tabs ?? ''} aria-label="Dashboard">
        <ShownSubject name={titles[side]} />
        <AppLink to={path} aria-current={current('overview')}>
          Overview
        </AppLink>
        <AppLink to={addressOfTab(params, 'dashboards')} aria-current={current('dashboards')}>
          Dashboards
        </AppLink>
        {isAgency && (
          <AppLink to={reportsAddress} aria-current={current('reports')}>
            Reports
          </AppLink>
        )}
        {isAgency && (
          <AppLink to={`${path}?tab=goals`} aria-current={current('goals')}>
            Goals
          </AppLink>
        )}
        {isAgency && (
          <AppLink to={`${path}?tab=alerts`} aria-current={current('alerts')}>
            Alerts
          </AppLink>
        )}
        <AppLink to={`${path}?tab=history`} aria-current={current('history')}>
          History
        </AppLink>
      </Flex>
      {side === 'overview' && children}
      {side === 'dashboards' && (DashboardsTab ? <DashboardsTab /> : <TabSkeleton cards={6} />)}
      {side === 'reports' && (ReportsTab ? <ReportsTab /> : <TabSkeleton rows={8} />)}
      {side === 'goals' && (Goals ? <Goals /> : <TabSkeleton rows={8} />)}
      {side === 'alerts' && (Alerts ? <Alerts /> : <TabSkeleton rows={8} />)}
      {side === 'history' && (History ? <History viewer={viewer} /> : <TabSkeleton rows={10} />)}
    </>
  );
};
