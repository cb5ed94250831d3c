/** Which side of the dashboard the address asks for. */
import { useSearchParams } from 'react-router-dom';

/** How things stand, the dashboards that people put together, the reports that clients read, what is out of line, or how things came to be so. */
export const dashboardSides = ['overview', 'dashboards', 'reports', 'alerts', 'history'] as const;
export type DashboardSide = (typeof dashboardSides)[number];

export const useDashboardSide = (): DashboardSide => {
  const tab = useSearchParams()[0].get('tab');
  return dashboardSides.find((side) => side === tab) ?? 'overview';
};
