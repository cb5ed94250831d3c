/** Reads the dashboard's tab from the address. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { isOfReports } from '../../parts/reports/reportAddress.ts';

export const dashboardSides = ['overview', 'dashboards', 'reports', 'goals', 'alerts', 'history'] as const;
export type DashboardSide = (typeof dashboardSides)[number];

/** Report editing, goals of all clients and alerts are for the agency only. */
export const agencySides = ['reports', 'goals', 'alerts'] as const satisfies readonly DashboardSide[];

export const useDashboardSide = (isAgency: boolean): DashboardSide => {
  const tab = useSearchParams()[0].get('tab');
  const { pathname } = useLocation();
  const asked = isOfReports(pathname) ? 'reports' : dashboardSides.find((side) => side === tab);
  return asked === undefined || (agencySides.some((side) => side === asked) && !isAgency)
    ? 'overview'
    : asked;
};
