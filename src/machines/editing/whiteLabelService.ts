/** Connects the white-label page to the backend. */
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';

const textOrNull = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

type ExtraName = Exclude<keyof LookItem, 'name' | 'accent' | 'logo_text' | 'hide_powered_by'>;

export const lookLabels: Readonly<Record<keyof LookItem, string>> = {
  name: 'Name',
  accent: 'Accent colour',
  logo_text: 'Logo text',
  hide_powered_by: `Without “Powered by ${productName}”`,
  tagline: 'Tagline',
  support_email: 'Support email',
  support_url: 'Support page',
  imprint_url: 'Imprint',
  privacy_url: 'Privacy policy',
  terms_url: 'Terms',
  report_footer: 'Report footer',
  palette: 'Chart colours',
  typeface: 'Typeface',
  logo_id: 'Logo',
  dark_logo_id: 'Logo on dark',
  favicon_id: 'Favicon',
  cover_id: 'Report cover',
  sign_in_heading: 'Sign-in heading',
  sign_in_message: 'Sign-in message',
  sign_in_picture_id: 'Sign-in picture',
  mail_sender: 'Sender name',
  mail_reply_to: 'Reply-to',
  mail_footer: 'Email footer',
  portal_menu: 'Portal menu',
};

const base: readonly string[] = ['name', 'accent', 'logo_text', 'hide_powered_by'];

const extraNames = Object.keys(lookLabels).filter((name) => !base.includes(name)) as ExtraName[];

export const lookOfFields = (fields: EditFields): LookItem => ({
  name: textOrNull(fields.name),
  accent: textOrNull(fields.accent),
  logo_text: textOrNull(fields.logo_text),
  hide_powered_by: fields.hide_powered_by === true,
  ...Object.fromEntries(
    extraNames.flatMap((name) => {
      const text = textOrNull(fields[name]);
      return text === null ? [] : [[name, text]];
    }),
  ),
});

export const fieldsOfLook = (look: LookItem): EditFields => ({
  name: look.name ?? '',
  accent: look.accent ?? '',
  logo_text: look.logo_text ?? '',
  hide_powered_by: look.hide_powered_by,
  ...Object.fromEntries(extraNames.map((name) => [name, look[name] ?? ''])),
});

export const lookVersion = ({ saved, etag }: WhiteLabelReply): EditedVersion => ({
  fields: fieldsOfLook(saved),
  etag,
});

export type LookEditorParts = {
  readonly api: ApiClient;
  readonly onSaved: (reply: WhiteLabelReply) => void;
};

export const lookEditorService = ({ api, onSaved }: LookEditorParts) =>
  editFormService(api, {
    save: ({ fields, etag }, options) =>
      api.call('saveWhiteLabel', { body: lookOfFields(fields), ifMatch: etag ?? '', ...options }),
    onSaved,
    subject: { read: async (signal) => lookVersion(await api.call('readWhiteLabel', { signal })) },
  });

export const rollbackService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id }, options) =>
    api.call('rollBackWhiteLabel', { body: { version: Number(id) }, ...options }),
  );
