/** Saves and removes a client's assumptions about its customers. */
import { type CustomerLifetime, readLifetimePart } from '#domain/clients/customerValue.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { editedClient } from './clientsService.ts';
import type { EditedVersion } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

export const lifetimeOf = ({ lifetime }: Pick<ClientItem, 'lifetime'>): CustomerLifetime | null =>
  lifetime && {
    ordersPerYear: lifetime.orders_per_year,
    years: lifetime.years,
    marginPercent: lifetime.margin_percent,
  };

export const lifetimeVersion = ({ lifetime, etag }: ClientItem): EditedVersion => ({
  fields: {
    orders_per_year: lifetime === null ? '' : String(lifetime.orders_per_year),
    years: lifetime === null ? '' : String(lifetime.years),
    margin_percent: lifetime === null ? '' : String(lifetime.margin_percent),
  },
  etag,
});

/** NaN for an unreadable value, which the form has already refused. */
const typedPart = (part: keyof CustomerLifetime, typed: FieldValue | undefined): number =>
  readLifetimePart(part, String(typed ?? '')).value ?? Number.NaN;

type LifetimeEditorParts = {
  readonly api: ApiClient;
  readonly client: ClientItem;
  readonly onSaved: (client: ClientItem, position: number | null) => void;
};

export const lifetimeEditorService = ({ api, client, onSaved }: LifetimeEditorParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const { orders_per_year, years, margin_percent } = fields;
      const lifetime = {
        orders_per_year: typedPart('ordersPerYear', orders_per_year),
        years: typedPart('years', years),
        margin_percent: typedPart('marginPercent', margin_percent),
      };
      const params = { id: client.id };
      const ifMatch = etag ?? client.etag;
      return (await api.call('updateClient', { params, body: { lifetime }, ifMatch, ...options })).client;
    },
    onSaved,
    subject: editedClient(api, client.id, lifetimeVersion),
  });
