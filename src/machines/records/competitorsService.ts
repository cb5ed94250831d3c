/** What the competitor page asks of the backend. */
import { fromPromise } from 'xstate';
import { type CompetitorTier, competitorTiers } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { RecordFields, RecordVersion } from './recordEditorMachine.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';
import { type SaveResult, saveResultOf } from './saveResult.ts';

const tierOf = (value: unknown): CompetitorTier => competitorTiers.find((tier) => tier === value) ?? 'direct';

const bodyOf = ({ domain, tier, notes }: RecordFields) => ({
  domain: String(domain),
  tier: tierOf(tier),
  notes: String(notes),
});

/** A competitor's fields as a form has them. */
export const competitorVersion = ({ domain, tier, notes, etag }: CompetitorItem): RecordVersion => ({
  fields: { domain, tier, notes },
  etag,
});

const read = async (api: ApiClient, clientId: string, id: string): Promise<CompetitorItem | undefined> => {
  const { items } = await api.call('listCompetitors', {
    query: { client: clientId, status: 'all', limit: '500' },
  });
  return items.find((item) => item.id === id);
};

export type CompetitorParts = {
  readonly api: ApiClient;
  readonly clientId: string;
  /** Null for a new one. */
  readonly id: string | null;
};

/** The bodies of the record editor's actors. */
export const competitorEditorService = ({ api, clientId, id }: CompetitorParts) => ({
  save: fromPromise<SaveResult, RecordVersion>(({ input: { fields, etag }, signal }) =>
    saveResultOf(
      id === null || etag === null
        ? api.call('addCompetitor', { body: { client_id: clientId, ...bodyOf(fields) }, signal })
        : api.call('updateCompetitor', { params: { id }, body: bodyOf(fields), ifMatch: etag, signal }),
    ),
  ),
  loadTheirs: fromPromise<RecordVersion>(async () => {
    const item = await read(api, clientId, id ?? '');
    return item ? competitorVersion(item) : { fields: {}, etag: null };
  }),
});

/** The bodies of the reversible change's actors: `remove` and `restore`. */
export const competitorChangeService = ({ api, clientId }: Omit<CompetitorParts, 'id'>) => {
  const restore = (id: string): Promise<unknown> => api.call('restoreCompetitor', { params: { id } });
  const removeAgain = async (id: string): Promise<unknown> => {
    const item = await read(api, clientId, id);
    return api.call('removeCompetitor', { params: { id }, ifMatch: item?.etag ?? '' });
  };
  return {
    make: fromPromise<unknown, ReversibleChange>(({ input: { kind, id, etag } }) =>
      kind === 'restore' ? restore(id) : api.call('removeCompetitor', { params: { id }, ifMatch: etag }),
    ),
    takeBack: fromPromise<unknown, ReversibleChange>(({ input: { kind, id } }) =>
      kind === 'restore' ? removeAgain(id) : restore(id),
    ),
  };
};
