/** What the white-label page asks of the backend. */
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';

const textOrNull = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A form's fields as a look. */
export const lookOfFields = (fields: EditFields): LookItem => ({
  name: textOrNull(fields.name),
  accent: textOrNull(fields.accent),
  logo_text: textOrNull(fields.logo_text),
  hide_powered_by: fields.hide_powered_by === true,
});

/** The saved look as a form has it. */
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
  /** Told what a save was answered with, so that the page shows it at once. */
  readonly onSaved: (reply: WhiteLabelReply) => void;
};

/** The bodies of the edit form's actors. */
export const lookEditorService = ({ api, onSaved }: LookEditorParts) =>
  editFormService(api, {
    save: ({ fields, etag }, told) =>
      api.call('saveWhiteLabel', { body: lookOfFields(fields), ifMatch: etag ?? '', ...told }),
    onSaved,
    kept: { read: async (signal) => lookVersion(await api.call('readWhiteLabel', { signal })) },
  });

/** The bodies of the reversible change's actors: the id is the version that is to hold again. */
export const rollbackService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id }, told) =>
    api.call('rollBackWhiteLabel', { body: { version: Number(id) }, ...told }),
  );
