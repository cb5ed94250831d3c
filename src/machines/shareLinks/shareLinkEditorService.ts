/** Connects the form of an existing share link to the backend. */
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { expiryChoices, expiryOf } from '#domain/sharing/expiryChoices.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from '../editing/editFormMachine.ts';
import { editFormService } from '../editing/editFormService.ts';

export const noExpiry = 'never';

/** `expiry` is the expiry time, or a choice for a new one. `usualSince` is the default while the period is fixed. */
export const shareLinkVersion = (
  { name, expires_at, since, etag }: ShareLinkItem,
  usualSince: string,
): EditedVersion => ({
  fields: {
    name,
    expiry: expires_at ?? noExpiry,
    password: '',
    withoutPassword: false,
    period: since === null ? 'fixed' : 'chosen',
    since: since ?? usualSince,
  },
  etag,
});

type EditorParts = {
  readonly api: ApiClient;
  readonly link: ShareLinkItem;
  readonly usualSince: string;
  readonly now: () => number;
  readonly onSaved: (link: ShareLinkItem, position: number | null) => void;
};

const expiresAt = ({ expiry }: EditFields, now: number): string | null => {
  const choice = expiryChoices.find((one) => one === expiry);
  return choice === undefined ? String(expiry) : expiryOf(choice, now);
};

/** Null removes the password; undefined leaves it unchanged. */
const passwordIn = ({ password, withoutPassword }: EditFields) => {
  if (withoutPassword === true) return { password: null };
  return typeof password === 'string' && password !== '' ? { password } : {};
};

/** An unchanged expiry is not sent, because it may be in the past. */
const changesIn = (fields: EditFields, link: ShareLinkItem, now: number) => {
  const until = expiresAt(fields, now);
  return {
    name: String(fields.name ?? ''),
    since: fields.period === 'chosen' ? String(fields.since ?? '') : null,
    ...(until === link.expires_at ? {} : { expires_at: until }),
    ...passwordIn(fields),
  };
};

export const shareLinkEditorService = ({ api, link, usualSince, now, onSaved }: EditorParts) => {
  const params = { id: link.id };
  return editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = changesIn(fields, link, now());
      return (await api.call('changeShareLink', { params, body, ifMatch: etag ?? '', ...options }))
        .share_link;
    },
    onSaved,
    subject: {
      read: async (signal) => {
        const query = { client: link.client_id, limit: '500' };
        const { items } = await api.call('listShareLinks', { query, signal });
        const theirs = items.find(({ id, status }) => id === link.id && status !== 'revoked');
        return theirs ? shareLinkVersion(theirs, usualSince) : null;
      },
      restore: () => api.call('restoreShareLink', { params }),
    },
  });
};
