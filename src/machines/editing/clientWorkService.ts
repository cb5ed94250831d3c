/** Changes the campaigns, goals and annotations of a client outside their forms. */
import type { TemplateName } from '#domain/dashboards/dashboardTemplates.ts';
import type { ReportTemplateName } from '#domain/reports/reportTemplates.ts';
import { makeNotice } from './changeNotice.ts';
import { type Make, textIn } from './make.ts';

export type ClientWorkKind =
  | 'told'
  | 'pauseCampaign'
  | 'resumeCampaign'
  | 'removeGoal'
  | 'removeBudget'
  | 'removeAnnotation'
  | 'makeDashboard'
  | 'makeReport';

export const clientWorkMakes: Readonly<Record<ClientWorkKind, Make>> = {
  told: makeNotice,
  pauseCampaign: (api, { id }, options) => api.call('pauseCampaign', { params: { id }, ...options }),
  resumeCampaign: (api, { id }, options) => api.call('resumeCampaign', { params: { id }, ...options }),
  removeGoal: (api, { id, etag }, options) =>
    api.call('removeGoal', { params: { id }, ifMatch: etag, ...options }),
  removeBudget: (api, { id, etag }, options) =>
    api.call('removeBudget', { params: { id }, ifMatch: etag, ...options }),
  removeAnnotation: (api, { id, etag }, options) =>
    api.call('removeAnnotation', { params: { id }, ifMatch: etag, ...options }),
  makeDashboard: (api, { id, name, details }, options) =>
    api.call('createDashboard', {
      body: { name, client_id: id, beginning: textIn(details, 'beginning') as TemplateName },
      ...options,
    }),
  makeReport: (api, { id, name, details }, options) =>
    api.call('createReport', {
      body: { name, client_id: id, beginning: textIn(details, 'beginning') as ReportTemplateName },
      ...options,
    }),
};

export const makeClientWork: Make = async (api, change, options) => {
  const { kind } = change;
  if (!Object.hasOwn(clientWorkMakes, kind)) throw new Error(`The board knows no change “${kind}”`);
  return clientWorkMakes[kind as ClientWorkKind](api, change, options);
};
