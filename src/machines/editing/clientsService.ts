/** Connects the clients page to the backend. */
import { usualZone } from '#domain/clients/clientZone.ts';
import { cloneParts } from '#domain/clients/cloneParts.ts';
import { mergedFields } from '#domain/clients/mergedFields.ts';
import type { BulkActName, ImportRow } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type ClientFileKind, clientFileMakes } from './clientFileService.ts';
import { type ClientWorkKind, clientWorkMakes } from './clientWorkService.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { type EditedSubject, editFormService } from './editFormService.ts';
import { type Make, type OnRows, textIn } from './make.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';
import { type ScheduleForClients, scheduleForClients } from './scheduleForClients.ts';

/** All clients count as one change with one undo, though each report takes several calls. */
const scheduling =
  (onRows: OnRows): Make =>
  async (api, { details }, options) => {
    const asked: ScheduleForClients = JSON.parse(textIn(details, 'asked'));
    const { positions, scheduled } = await scheduleForClients(api, asked);
    onRows(
      asked.clients.map(({ id }) => ({
        id,
        result: scheduled.includes(id) ? 'changed' : 'leftOut',
        etag: null,
      })),
    );
    const [first, ...also] = positions;
    if (first !== undefined) options.onAppended(first, also);
  };

const bodyOf = ({ name, domain, industry }: EditFields) => ({
  name: String(name),
  domain: String(domain),
  industry: String(industry),
});

const changesOf = (fields: EditFields) => ({
  ...bodyOf(fields),
  time_zone: String(fields.time_zone ?? usualZone),
  owner_id: fields.owner_id === '' || fields.owner_id === undefined ? null : String(fields.owner_id),
  tags: String(fields.tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
});

/** A new client's owner, tags and time zone are omitted when empty. */
const newClientOf = (fields: EditFields) => {
  const { owner_id, tags, time_zone, ...body } = changesOf(fields);
  return {
    ...body,
    ...(time_zone === usualZone ? {} : { time_zone }),
    ...(owner_id === null ? {} : { owner_id }),
    ...(tags.length === 0 ? {} : { tags }),
  };
};

export const clientVersion = (client: ClientItem): EditedVersion => ({
  fields: {
    name: client.name,
    domain: client.domain,
    industry: client.industry,
    time_zone: client.time_zone,
    owner_id: client.owner_id ?? '',
    tags: client.tags.join(', '),
  },
  etag: client.etag,
});

/** Undefined for an archived client, which cannot be changed. */
export const editedClient = (
  api: ApiClient,
  id: string,
  versionOf: (client: ClientItem) => EditedVersion,
): EditedSubject => ({
  read: async (signal) => {
    const { client } = await api.call('readClient', { params: { id }, signal });
    return client.archived_at === null ? versionOf(client) : null;
  },
  loss: {
    subject: 'clients',
    clientId: id,
    field: 'clientId',
    id,
    deeds: { ClientArchived: 'archived', ClientMerged: 'merged', ClientDeleted: 'deleted' },
  },
  restore: () => api.call('restoreClient', { params: { id } }),
});

type ClientEditorParts = {
  readonly api: ApiClient;
  readonly id: string | null;
  readonly onSaved?: (client: ClientItem, position: number | null) => void;
};

export const clientEditorService = ({ api, id, onSaved = () => undefined }: ClientEditorParts) =>
  editFormService<{ readonly client: ClientItem }>(api, {
    onSaved: ({ client }, position) => onSaved(client, position),
    save: ({ fields, etag }, options) =>
      id === null || etag === null
        ? api.call('addClient', { body: newClientOf(fields), ...options })
        : api.call('updateClient', { params: { id }, body: changesOf(fields), ifMatch: etag, ...options }),
    subject: id === null ? null : editedClient(api, id, clientVersion),
  });

export const bulkRows = (clients: readonly Pick<ClientItem, 'id' | 'etag'>[]): string =>
  JSON.stringify(clients.map(({ id, etag }) => ({ id, etag })));

export type ClientChangeKind =
  | 'archive'
  | 'restore'
  | 'pause'
  | 'resume'
  | 'delete'
  | 'clone'
  | 'merge'
  | 'scheduleReports'
  | 'shareDashboard'
  | 'hideDashboard'
  | 'logo'
  | 'removeLogo'
  | 'import'
  | 'bulk';

const setLogo: Make = (api, { id, etag, details }, options) =>
  api.call('updateClient', {
    params: { id },
    body: { logo_id: textIn(details, 'logo_id') || null },
    ifMatch: etag,
    ...options,
  });

const sharing =
  (visible_to_client: boolean): Make =>
  (api, { id, etag }, options) =>
    api.call('changeDashboard', { params: { id }, body: { visible_to_client }, ifMatch: etag, ...options });

const makesWith = (onRows: OnRows): Readonly<Record<ClientChangeKind, Make>> => ({
  archive: (api, { id, etag }, options) =>
    api.call('archiveClient', { params: { id }, ifMatch: etag, ...options }),
  restore: (api, { id }, options) => api.call('restoreClient', { params: { id }, ...options }),
  pause: (api, { id, etag }, options) =>
    api.call('pauseClient', { params: { id }, ifMatch: etag, ...options }),
  resume: (api, { id }, options) => api.call('resumeClient', { params: { id }, ...options }),
  delete: (api, { id, etag, details }, options) =>
    api.call('deleteClient', {
      params: { id },
      body: { name: textIn(details, 'typed') },
      ifMatch: etag,
      ...options,
    }),
  clone: (api, { id, details }, options) =>
    api.call('cloneClient', {
      params: { id },
      body: {
        name: textIn(details, 'name'),
        domain: textIn(details, 'domain'),
        take: cloneParts.filter((part) => textIn(details, 'take').split(',').includes(part)),
      },
      ...options,
    }),
  scheduleReports: scheduling(onRows),
  shareDashboard: sharing(true),
  hideDashboard: sharing(false),
  logo: setLogo,
  removeLogo: setLogo,
  merge: (api, { id, etag, details }, options) =>
    api.call('mergeClients', {
      params: { id },
      body: {
        merged_id: textIn(details, 'merged_id'),
        merged_etag: textIn(details, 'merged_etag'),
        take: mergedFields.filter((field) => textIn(details, 'take').split(',').includes(field)),
      },
      ifMatch: etag,
      ...options,
    }),
  import: (api, { details }, options) => {
    const clients: ImportRow[] = JSON.parse(textIn(details, 'clients'));
    return api.call('importClients', { body: { clients }, ...options });
  },
  bulk: async (api, { kind: _kind, details }, options) => {
    const act = textIn(details, 'act') as BulkActName;
    const owner = textIn(details, 'owner_id');
    const { rows } = await api.call('changeClients', {
      body: {
        act,
        clients: JSON.parse(textIn(details, 'clients')),
        ...(act === 'assign' ? { owner_id: owner === '' ? null : owner } : {}),
        ...(act === 'tag' || act === 'untag' ? { tag: textIn(details, 'tag') } : {}),
        ...(act === 'delete' ? { typed: textIn(details, 'typed') } : {}),
      },
      ...options,
    });
    onRows(rows);
  },
});

export const clientChangeService = ({
  api,
  changes,
  onRows = () => undefined,
}: Omit<UndoParts, 'api'> & { readonly api: ApiClient; readonly onRows?: OnRows }) => {
  const makes: Readonly<Record<ClientChangeKind | ClientFileKind | ClientWorkKind, Make>> = {
    ...makesWith(onRows),
    ...clientFileMakes,
    ...clientWorkMakes,
  };
  return reversibleActors(changes, (change, options) => {
    const make = Object.hasOwn(makes, change.kind) ? makes[change.kind as keyof typeof makes] : undefined;
    if (!make) throw new Error(`The clients page knows no change “${change.kind}”`);
    return make(api, change, options);
  });
};
