/** Which side of the dashboard the address asks for. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { isOfReports } from '../../parts/reports/reportAddress.ts';

/** How things stand, dashboards, what clients read and want to reach, what is out of line, or how things came to be so. */
export const dashboardSides = ['overview', 'dashboards', 'reports', 'goals', 'alerts', 'history'] as const;
export type DashboardSide = (typeof dashboardSides)[number];

/** Reports in the making, the goals of all clients and what is watched are the agency's own. */
export const agencySides = ['reports', 'goals', 'alerts'] as const satisfies readonly DashboardSide[];

/** A side that is not the viewer's is the overview. */
export const useDashboardSide = (isAgency: boolean): DashboardSide => {
  const tab = useSearchParams()[0].get('tab');
  const { pathname } = useLocation();
  const asked = isOfReports(pathname) ? 'reports' : dashboardSides.find((side) => side === tab);
  return asked === undefined || (agencySides.some((side) => side === asked) && !isAgency)
    ? 'overview'
    : asked;
};
