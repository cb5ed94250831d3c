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
  pauseCampaign: (api, { id }, told) => api.call('pauseCampaign', { params: { id }, ...told }),
  resumeCampaign: (api, { id }, told) => api.call('resumeCampaign', { params: { id }, ...told }),
  removeGoal: (api, { id, etag }, told) => api.call('removeGoal', { params: { id }, ifMatch: etag, ...told }),
  removeBudget: (api, { id, etag }, told) =>
    api.call('removeBudget', { params: { id }, ifMatch: etag, ...told }),
  removeAnnotation: (api, { id, etag }, told) =>
    api.call('removeAnnotation', { params: { id }, ifMatch: etag, ...told }),
  makeDashboard: (api, { id, name, details }, told) =>
    api.call('createDashboard', {
      body: { name, client_id: id, beginning: textIn(details, 'beginning') as TemplateName },
      ...told,
    }),
  makeReport: (api, { id, name, details }, told) =>
    api.call('createReport', {
      body: { name, client_id: id, beginning: textIn(details, 'beginning') as ReportTemplateName },
      ...told,
    }),
};

export const makeClientWork: Make = async (api, change, told) => {
  const { kind } = change;
  if (!Object.hasOwn(clientWorkMakes, kind)) throw new Error(`The board knows no change “${kind}”`);
  return clientWorkMakes[kind as ClientWorkKind](api, change, told);
};
