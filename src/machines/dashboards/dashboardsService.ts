/** Sends the requests of the dashboard pages to the backend. */
import { fromPromise } from 'xstate';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { type Beginning, beginnings } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { EditedVersion, EditFields } from '../editing/editFormMachine.ts';
import { editFormService } from '../editing/editFormService.ts';
import type { Make } from '../editing/make.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { SaveResult } from '../editing/saveResult.ts';
import type { KeptLayout } from './layoutSteps.ts';

const bodyOf = (widgets: readonly Widget[]): BodyOf<'layOutDashboard'> => ({
  widgets: widgets.map((widget) => ({ ...widget, figures: [...widget.figures] })),
});

type About = { readonly api: ApiClient; readonly id: string };

const read = async ({ api, id }: About): Promise<DashboardItem | undefined> => {
  const { items } = await api.call('listDashboards', { query: { status: 'all', limit: '500' } });
  return items.find((one) => one.id === id);
};

/** A conflicting save of a colleague is distinguished from every other refusal, such as an archived dashboard. */
const layoutResultOf = async (call: Promise<unknown>): Promise<SaveResult> => {
  try {
    await call;
    return 'saved';
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'staleVersion') return 'stale';
    throw error;
  }
};

export const layoutService = ({
  api,
  id,
  onSaved,
}: About & { readonly onSaved: (dashboard: DashboardItem, position: number | null) => void }) => ({
  save: fromPromise<SaveResult, KeptLayout>(({ input: { widgets, etag }, signal }) => {
    let position: number | null = null;
    const onAppended = (head: number) => {
      position = head;
    };
    const sent = { params: { id }, body: bodyOf(widgets), ifMatch: etag, signal, onAppended };
    return layoutResultOf(
      api.call('layOutDashboard', sent).then(({ dashboard }) => onSaved(dashboard, position)),
    );
  }),
  loadTheirs: fromPromise<KeptLayout>(async () => {
    const theirs = await read({ api, id });
    return { widgets: theirs?.widgets ?? [], etag: theirs?.etag ?? '' };
  }),
});

const beginningIn = ({ beginning }: EditFields): Beginning =>
  beginnings.find((one) => one === beginning) ?? 'blank';

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

export type CreateParts = {
  readonly api: ApiClient;
  readonly onMade: (dashboard: DashboardItem) => void;
};

export const newDashboardService = ({ api, onMade }: CreateParts) =>
  editFormService(api, {
    save: async ({ fields }, options) => {
      const beginning = beginningIn(fields);
      const client = textOf(fields.client_id);
      const body = {
        name: textOf(fields.name),
        client_id: client === '' ? null : client,
        beginning,
        ...(beginning === 'copy' ? { copy_of: textOf(fields.copy_of) } : {}),
      };
      return (await api.call('createDashboard', { body, ...options })).dashboard;
    },
    onSaved: onMade,
    subject: null,
  });

export const settingsVersion = ({ name, visible_to_client, etag }: DashboardItem): EditedVersion => ({
  fields: { name, visible_to_client },
  etag,
});

export const dashboardSettingsService = ({ api, id }: About) =>
  editFormService(api, {
    save: ({ fields, etag }, options) => {
      const body = { name: textOf(fields.name), visible_to_client: fields.visible_to_client === true };
      return api.call('changeDashboard', { params: { id }, body, ifMatch: etag ?? '', ...options });
    },
    subject: {
      read: async () => {
        const theirs = await read({ api, id });
        return theirs && theirs.archived_at === null ? settingsVersion(theirs) : null;
      },
      restore: () => api.call('restoreDashboard', { params: { id } }),
    },
  });

export type DashboardChangeKind =
  | 'archive'
  | 'restore'
  | 'favour'
  | 'unfavour'
  | 'makeDefault'
  | 'unmakeDefault'
  | 'rollBack'
  | 'copyTo';

const marking =
  (favourite: boolean): Make =>
  (api, { id }, options) =>
    api.call('markDashboard', { params: { id }, body: { favourite }, ...options });

const opening =
  (is_default: boolean): Make =>
  (api, { id }, options) =>
    api.call('setDefaultDashboard', { params: { id }, body: { is_default }, ...options });

const makes: Readonly<Record<DashboardChangeKind, Make>> = {
  archive: (api, { id, etag }, options) =>
    api.call('archiveDashboard', { params: { id }, ifMatch: etag, ...options }),
  restore: (api, { id }, options) => api.call('restoreDashboard', { params: { id }, ...options }),
  favour: marking(true),
  unfavour: marking(false),
  makeDefault: opening(true),
  unmakeDefault: opening(false),
  copyTo: (api, { id, details }, options) =>
    api.call('copyDashboard', {
      params: { id },
      body: { client_ids: String(details?.clients ?? '').split(',') },
      ...options,
    }),
  rollBack: (api, { id, etag, details }, options) =>
    api.call('rollBackDashboard', {
      params: { id },
      body: { version: Number(details?.version ?? 0) },
      ifMatch: etag,
      ...options,
    }),
};

export const dashboardChangeService = ({
  api,
  changes,
}: Omit<UndoParts, 'api'> & { readonly api: ApiClient }) =>
  reversibleActors(changes, (change, options) => {
    const make = Object.hasOwn(makes, change.kind) ? makes[change.kind as DashboardChangeKind] : undefined;
    if (!make) throw new Error(`The dashboards know no change “${change.kind}”`);
    return make(api, change, options);
  });
