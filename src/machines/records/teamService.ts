/** What the forms of the team and of the billing details ask of the backend: they are new each time, so that nobody was faster. */
import type { ApiClient } from '../api/apiClient.ts';
import type { RecordFields } from './recordEditorMachine.ts';
import { recordEditorService, type SaveTold } from './recordEditorService.ts';

/** The bodies of the record editor's actors. `onSaved` gets where in the log the change stands; not called when nothing changed. */
export const teamFormService = (
  api: Pick<ApiClient, 'call'>,
  send: (fields: RecordFields, told: SaveTold) => Promise<unknown>,
  onSaved: (position: number) => void,
) =>
  recordEditorService(api, {
    save: ({ fields }, told) => send(fields, told),
    onSaved: (_saved, position) => {
      if (position !== null) onSaved(position);
    },
    kept: null,
  });
