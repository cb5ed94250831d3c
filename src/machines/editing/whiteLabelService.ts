/** Connects the white-label page to the backend. */
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';

const textOrNull = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const lookOfFields = (fields: EditFields): LookItem => ({
  name: textOrNull(fields.name),
  accent: textOrNull(fields.accent),
  logo_text: textOrNull(fields.logo_text),
  hide_powered_by: fields.hide_powered_by === true,
});

export const lookVersion = ({ saved, etag }: WhiteLabelReply): EditedVersion => ({
  fields: {
    name: saved.name ?? '',
    accent: saved.accent ?? '',
    logo_text: saved.logo_text ?? '',
    hide_powered_by: saved.hide_powered_by,
  },
  etag,
});

export type LookEditorParts = {
  readonly api: ApiClient;
  readonly onSaved: (reply: WhiteLabelReply) => void;
};

export const lookEditorService = ({ api, onSaved }: LookEditorParts) =>
  editFormService(api, {
    save: ({ fields, etag }, told) =>
      api.call('saveWhiteLabel', { body: lookOfFields(fields), ifMatch: etag ?? '', ...told }),
    onSaved,
    kept: { read: async (signal) => lookVersion(await api.call('readWhiteLabel', { signal })) },
  });

export const rollbackService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id }, told) =>
    api.call('rollBackWhiteLabel', { body: { version: Number(id) }, ...told }),
  );
