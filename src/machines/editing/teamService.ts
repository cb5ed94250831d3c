/** Connects the invitation form to the backend; an invitation is always new, so no version conflicts. */
import type { ApiClient } from '../api/apiClient.ts';
import type { EditFields } from './editFormMachine.ts';
import { editFormService, type SaveOptions } from './editFormService.ts';

export const teamFormService = (
  api: Pick<ApiClient, 'call'>,
  send: (fields: EditFields, options: SaveOptions) => Promise<unknown>,
  onSaved: (position: number) => void,
) =>
  editFormService(api, {
    save: ({ fields }, options) => send(fields, options),
    onSaved: (_saved, position) => {
      if (position !== null) onSaved(position);
    },
    subject: null,
  });
