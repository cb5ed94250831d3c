/** Declares the endpoints of custom dashboards. */
import { type Role, roles } from '../access/role.ts';
import {
  copiesBody,
  copiesReply,
  dashboardBody,
  dashboardChanges,
  dashboardList,
  dashboardParams,
  dashboardQuery,
  dashboardReply,
  dashboardRollback,
  dashboardVersionList,
  dashboardVersionQuery,
  defaultBody,
  favouriteBody,
  layoutBody,
} from './dashboardSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import {
  savedViewBody,
  savedViewChanges,
  savedViewList,
  savedViewParams,
  savedViewQuery,
  savedViewReply,
} from './savedViewSchemas.ts';

export const savedViewEndpoints = {
  listSavedViews: {
    summary: 'The caller’s own saved views; to people of the agency also its shared segments of figures',
    roles,
    query: savedViewQuery,
    hasVersion: true,
    success: { status: 200, reply: savedViewList },
    refusals: ['invalid'],
  },
  createSavedView: {
    summary: 'Keep a view of a list, or filters of figures, under a name',
    roles,
    body: savedViewBody,
    success: { status: 201, reply: savedViewReply },
    refusals: ['invalid', 'versionConflict', 'keyReused'],
  },
  renameSavedView: {
    summary: 'Give an own or shared saved view another name',
    roles,
    params: savedViewParams,
    body: savedViewChanges,
    success: { status: 200, reply: savedViewReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  removeSavedView: {
    summary: 'Remove an own or shared saved view; it can be restored',
    roles,
    params: savedViewParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreSavedView: {
    summary: 'Restore an own or shared saved view that was removed',
    roles,
    params: savedViewParams,
    success: { status: 200, reply: savedViewReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

const changing = {
  roles: staff,
  params: dashboardParams,
  success: { status: 200, reply: dashboardReply },
} as const;

export const dashboardEndpoints = {
  listDashboards: {
    summary: 'The dashboards that the caller may read: people of a client those that are shared with them',
    roles,
    limits: { user: 'ownClient' },
    query: dashboardQuery,
    hasVersion: true,
    success: { status: 200, reply: dashboardList },
    refusals: ['roleForbidden', 'invalid'],
  },
  createDashboard: {
    summary: 'Make a dashboard from a template, from another one or blank',
    roles: staff,
    body: dashboardBody,
    success: { status: 201, reply: dashboardReply },
    refusals: ['limitReached', 'featureLocked', 'clientArchived', 'invalid', 'versionConflict', 'keyReused'],
  },
  copyDashboard: {
    summary: 'Copy a dashboard to some clients: one for each, named after it, all or none',
    roles: staff,
    params: dashboardParams,
    body: copiesBody,
    success: { status: 201, reply: copiesReply },
    refusals: ['notFound', 'limitReached', 'clientArchived', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeDashboard: {
    ...changing,
    summary: 'Rename a dashboard, or say whether the people of its client may read it',
    body: dashboardChanges,
    refusals: ['notFound', 'invalid', 'limitReached', 'keyReused', ...versionRefusals],
  },
  layOutDashboard: {
    ...changing,
    summary: 'Save the widgets of a dashboard and their places',
    body: layoutBody,
    refusals: ['notFound', 'invalid', 'limitReached', 'keyReused', ...versionRefusals],
  },
  rollBackDashboard: {
    ...changing,
    summary: 'Bring an earlier layout of a dashboard back',
    body: dashboardRollback,
    refusals: ['notFound', 'invalid', 'limitReached', 'keyReused', ...versionRefusals],
  },
  archiveDashboard: {
    summary: 'Archive a dashboard, which frees its place in the plan',
    roles: staff,
    params: dashboardParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreDashboard: {
    ...changing,
    summary: 'Restore an archived dashboard, while the plan has room',
    refusals: ['notFound', 'limitReached', 'versionConflict', 'keyReused'],
  },
  markDashboard: {
    ...changing,
    roles,
    summary: 'Mark a dashboard as an own favourite, or no longer',
    body: favouriteBody,
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  setDefaultDashboard: {
    ...changing,
    summary: 'Say which dashboard opens first for the workspace, or that none does',
    body: defaultBody,
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  listDashboardVersions: {
    summary: 'The layouts that a dashboard has had, the latest first',
    roles: staff,
    query: dashboardVersionQuery,
    hasVersion: true,
    success: { status: 200, reply: dashboardVersionList },
    refusals: ['notFound', 'invalid'],
  },
} as const satisfies Record<string, Endpoint>;
