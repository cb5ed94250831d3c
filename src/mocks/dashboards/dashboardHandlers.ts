/** Maps the handlers of dashboards to endpoint names. */
import {
  archiveDashboard,
  changeDashboard,
  layOutDashboard,
  markDashboard,
  restoreDashboard,
  rollBackDashboard,
  setDefaultDashboard,
} from './changeDashboard.ts';
import { copyDashboard } from './copyDashboard.ts';
import { createDashboard } from './createDashboard.ts';
import { listDashboards, listDashboardVersions } from './listDashboards.ts';

export const dashboardHandlers = {
  listDashboards,
  createDashboard,
  copyDashboard,
  changeDashboard,
  layOutDashboard,
  rollBackDashboard,
  archiveDashboard,
  restoreDashboard,
  markDashboard,
  setDefaultDashboard,
  listDashboardVersions,
};
