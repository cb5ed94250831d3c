/** Connects the forms of a client's contacts, notes, fees and people to the backend. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type ContractFee, type Currency, currencies, feeOn } from '#domain/clients/contractRules.ts';
import { readMonthlyFee } from '#domain/clients/monthlyFee.ts';
import type { ContactItem, NoteItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { editedClient } from './clientsService.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

type FileEditorParts<Item> = {
  readonly api: ApiClient;
  readonly clientId: string;
  readonly item: Item | null;
  readonly onSaved: (item: Item, position: number | null) => void;
};

export const contactVersion = ({ name, email, title, etag }: ContactItem): EditedVersion => ({
  fields: { name, email, title },
  etag,
});

export const noteVersion = ({ text, etag }: NoteItem): EditedVersion => ({ fields: { text }, etag });

const readClientFile = (api: ApiClient, client: string, signal: AbortSignal) =>
  api.call('readClientRecord', { query: { client }, signal });

export const contactEditorService = ({ api, clientId, item, onSaved }: FileEditorParts<ContactItem>) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const { name, email, title } = fields;
      const body = { name: String(name), email: String(email ?? ''), title: String(title ?? '') };
      const call =
        item === null || etag === null
          ? api.call('addClientContact', { params: { id: clientId }, body, ...options })
          : api.call('changeClientContact', { params: { id: item.id }, body, ifMatch: etag, ...options });
      return (await call).contact;
    },
    onSaved,
    subject: item && {
      read: async (signal) => {
        const { contacts } = await readClientFile(api, clientId, signal);
        const theirs = contacts.find(({ id }) => id === item.id);
        return theirs ? contactVersion(theirs) : null;
      },
      loss: {
        subject: 'clientContact',
        clientId,
        field: 'contactId',
        id: item.id,
        deeds: { ClientContactRemoved: 'removed' },
      },
      restore: () => api.call('restoreClientContact', { params: { id: item.id } }),
    },
  });

export const noteEditorService = ({ api, clientId, item, onSaved }: FileEditorParts<NoteItem>) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = { text: String(fields.text) };
      const call =
        item === null || etag === null
          ? api.call('addClientNote', { params: { id: clientId }, body, ...options })
          : api.call('changeClientNote', { params: { id: item.id }, body, ifMatch: etag, ...options });
      return (await call).note;
    },
    onSaved,
    subject: item && {
      read: async (signal) => {
        const { notes } = await readClientFile(api, clientId, signal);
        const theirs = notes.find(({ id }) => id === item.id);
        return theirs ? noteVersion(theirs) : null;
      },
      loss: {
        subject: 'clientNote',
        clientId,
        field: 'noteId',
        id: item.id,
        deeds: { ClientNoteRemoved: 'removed' },
      },
      restore: () => api.call('restoreClientNote', { params: { id: item.id } }),
    },
  });

export const contractOf = ({ contract }: Pick<ClientItem, 'contract'>): readonly ContractFee[] =>
  contract.map(({ monthly_fee_cents: monthlyFeeCents, currency, from, reason, until }) => ({
    monthlyFeeCents,
    currency,
    from,
    reason,
    ...(until === null ? {} : { until }),
  }));

export const contractVersion = (
  client: ClientItem,
  { today, from }: { readonly today: EpochDay; readonly from: string },
): EditedVersion => {
  const fee = feeOn(contractOf(client), today);
  const { monthlyFeeCents, currency } = fee ?? { monthlyFeeCents: 0, currency: 'USD' };
  const agreed = fee?.until ?? '';
  return {
    fields: {
      reason: fee ? 'change' : 'start',
      fee: monthlyFeeCents === 0 ? '' : String(monthlyFeeCents / 100),
      currency,
      from,
      until: agreed >= from ? agreed : '',
    },
    etag: client.etag,
  };
};

export const currencyIn = (value: FieldValue | undefined): Currency =>
  currencies.find((one) => one === value) ?? 'USD';

const contractBodyOf = ({ reason, fee, currency, from, until }: EditFields) => {
  const isEnd = reason === 'end';
  return {
    monthly_fee_cents: isEnd ? 0 : (readMonthlyFee(String(fee ?? ''), [currencyIn(currency)]).value ?? 0),
    currency: currencyIn(currency),
    from: String(from),
    ...(isEnd || String(until ?? '').trim() === '' ? {} : { until: String(until).trim() }),
    reason: isEnd ? ('end' as const) : reason === 'start' ? ('start' as const) : ('change' as const),
  };
};

type ContractEditorParts = {
  readonly api: ApiClient;
  readonly client: ClientItem;
  readonly versionOf: (client: ClientItem) => EditedVersion;
  readonly onSaved: (client: ClientItem, position: number | null) => void;
};

export const contractEditorService = ({ api, client, versionOf, onSaved }: ContractEditorParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const params = { id: client.id };
      const ifMatch = etag ?? client.etag;
      const reply = await api.call('changeContract', {
        params,
        body: contractBodyOf(fields),
        ifMatch,
        ...options,
      });
      return reply.client;
    },
    onSaved,
    subject: editedClient(api, client.id, versionOf),
  });

export const clientPersonService = ({
  api,
  clientId,
  onSaved,
}: Pick<FileEditorParts<string>, 'api' | 'clientId' | 'onSaved'>) =>
  editFormService(api, {
    save: async ({ fields }, options) => {
      const body = { email: String(fields.email), role: 'user' as const, client_ids: [clientId] };
      return (await api.call('inviteMember', { body, ...options })).invitation.email;
    },
    onSaved,
    subject: null,
  });
