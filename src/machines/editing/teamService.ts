/** Connects the invitation form to the backend; an invitation is always new, so no version conflicts. */
import type { ApiClient } from '../api/apiClient.ts';
import type { EditFields } from './editFormMachine.ts';
import { editFormService, type SaveTold } from './editFormService.ts';

export const teamFormService = (
  api: Pick<ApiClient, 'call'>,
  send: (fields: EditFields, told: SaveTold) => Promise<unknown>,
  onSaved: (position: number) => void,
) =>
  editFormService(api, {
    save: ({ fields }, told) => send(fields, told),
    onSaved: (_saved, position) => {
      if (position !== null) onSaved(position);
    },
    kept: null,
  });
