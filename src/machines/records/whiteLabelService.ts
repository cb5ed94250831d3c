/** What the white-label page asks of the backend. */
import { fromPromise } from 'xstate';
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { RecordFields, RecordVersion } from './recordEditorMachine.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';
import { type SaveResult, saveResultOf } from './saveResult.ts';

const textOrNull = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A form's fields as a look. */
export const lookOfFields = (fields: RecordFields): LookItem => ({
  name: textOrNull(fields.name),
  accent: textOrNull(fields.accent),
  logo_text: textOrNull(fields.logo_text),
  hide_powered_by: fields.hide_powered_by === true,
});

/** The saved look as a form has it. */
export const lookRecord = ({ saved, etag }: WhiteLabelReply): RecordVersion => ({
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

/** The bodies of the record editor's actors. */
export const lookEditorService = ({ api, onSaved }: LookEditorParts) => ({
  save: fromPromise<SaveResult, RecordVersion>(({ input: { fields, etag }, signal }) =>
    saveResultOf(
      api.call('saveWhiteLabel', { body: lookOfFields(fields), ifMatch: etag ?? '', signal }).then(onSaved),
    ),
  ),
  loadTheirs: fromPromise<RecordVersion>(async ({ signal }) =>
    lookRecord(await api.call('readWhiteLabel', { signal })),
  ),
});

/** The bodies of the reversible change's actors: the id is the version that is to hold again, the etag the one that held before. */
export const rollbackService = ({ api }: { readonly api: ApiClient }) => {
  const rollBack = (version: string) =>
    api.call('rollBackWhiteLabel', { body: { version: Number(version) } });
  return {
    make: fromPromise<unknown, ReversibleChange>(({ input: { id } }) => rollBack(id)),
    takeBack: fromPromise<unknown, ReversibleChange>(({ input: { etag } }) => rollBack(etag)),
  };
};
