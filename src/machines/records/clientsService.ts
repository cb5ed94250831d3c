/** What the clients page asks of the backend. */
import { fromPromise } from 'xstate';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { RecordFields, RecordVersion } from './recordEditorMachine.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';
import { type SaveResult, saveResultOf } from './saveResult.ts';

const bodyOf = ({ name, domain, industry }: RecordFields) => ({
  name: String(name),
  domain: String(domain),
  industry: String(industry),
});

/** A client's fields as a form has them. */
export const clientVersion = ({ name, domain, industry, etag }: ClientItem): RecordVersion => ({
  fields: { name, domain, industry },
  etag,
});

/** The bodies of the record editor's actors, for the client of an id, or for a new one. */
export const clientEditorService = ({
  api,
  id,
}: {
  readonly api: ApiClient;
  readonly id: string | null;
}) => ({
  save: fromPromise<SaveResult, RecordVersion>(({ input: { fields, etag }, signal }) =>
    saveResultOf(
      id === null || etag === null
        ? api.call('addClient', { body: bodyOf(fields), signal })
        : api.call('updateClient', { params: { id }, body: bodyOf(fields), ifMatch: etag, signal }),
    ),
  ),
  loadTheirs: fromPromise<RecordVersion>(async ({ signal }) => {
    const { client } = await api.call('readClient', { params: { id: id ?? '' }, signal });
    return clientVersion(client);
  }),
});

/** The bodies of the reversible change's actors: `archive` and `restore`. */
export const clientChangeService = ({ api }: { readonly api: ApiClient }) => {
  const restore = (id: string): Promise<unknown> => api.call('restoreClient', { params: { id } });
  /** A client that was just restored has a version that the page has not seen. */
  const archiveAgain = async (id: string): Promise<unknown> => {
    const { client } = await api.call('readClient', { params: { id } });
    return api.call('archiveClient', { params: { id }, ifMatch: client.etag });
  };
  return {
    make: fromPromise<unknown, ReversibleChange>(({ input: { kind, id, etag } }) =>
      kind === 'restore' ? restore(id) : api.call('archiveClient', { params: { id }, ifMatch: etag }),
    ),
    takeBack: fromPromise<unknown, ReversibleChange>(({ input: { kind, id } }) =>
      kind === 'restore' ? archiveAgain(id) : restore(id),
    ),
  };
};
