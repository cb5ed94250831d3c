/** Connects the competitor page to the backend. */
import { type CompetitorTier, competitorTiers } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';

const tierOf = (value: unknown): CompetitorTier => competitorTiers.find((tier) => tier === value) ?? 'direct';

const bodyOf = ({ domain, tier, notes }: EditFields) => ({
  domain: String(domain),
  tier: tierOf(tier),
  notes: String(notes),
});

export const competitorVersion = ({ domain, tier, notes, etag }: CompetitorItem): EditedVersion => ({
  fields: { domain, tier, notes },
  etag,
});

export type CompetitorParts = {
  readonly api: ApiClient;
  readonly clientId: string | null;
  readonly id: string | null;
};

export const competitorEditorService = ({ api, clientId, id }: CompetitorParts) =>
  editFormService(api, {
    save: ({ fields, etag }, options) =>
      id === null || etag === null
        ? api.call('addCompetitor', {
            body: { client_id: clientId ?? String(fields.client_id), ...bodyOf(fields) },
            ...options,
          })
        : api.call('updateCompetitor', { params: { id }, body: bodyOf(fields), ifMatch: etag, ...options }),
    subject:
      id === null || clientId === null
        ? null
        : {
            read: async (signal) => {
              const query = { client: clientId, limit: '500' };
              const { items } = await api.call('listCompetitors', { query, signal });
              const theirs = items.find((item) => item.id === id);
              return theirs ? competitorVersion(theirs) : null;
            },
            loss: {
              subject: 'competitors',
              clientId,
              field: 'competitorId',
              id,
              deeds: { CompetitorRemoved: 'removed' },
            },
            restore: () => api.call('restoreCompetitor', { params: { id } }),
          },
  });

export const competitorChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag }, options) =>
    kind === 'restore'
      ? api.call('restoreCompetitor', { params: { id }, ...options })
      : api.call('removeCompetitor', { params: { id }, ifMatch: etag, ...options }),
  );
