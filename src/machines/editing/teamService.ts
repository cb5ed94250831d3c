/** What the form of an invitation asks of the backend: it is new each time, so that nobody was faster. */
import type { ApiClient } from '../api/apiClient.ts';
import type { EditFields } from './editFormMachine.ts';
import { editFormService, type SaveTold } from './editFormService.ts';

/** The bodies of the edit form's actors. `onSaved` gets where in the log the change stands; not called when nothing changed. */
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
