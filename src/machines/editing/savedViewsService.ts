/** How a person's saved views of the clients are changed. */
import { type Make, textIn } from './make.ts';

export type SavedViewKind = 'saveView' | 'renameView' | 'removeView';

export const savedViewMakes: Readonly<Record<SavedViewKind, Make>> = {
  saveView: (api, { name, details }, told) =>
    api.call('createSavedView', {
      body: { page: 'clients', name, query: textIn(details, 'query') },
      ...told,
    }),
  renameView: (api, { id, name, etag }, told) =>
    api.call('renameSavedView', { params: { id }, body: { name }, ifMatch: etag, ...told }),
  removeView: (api, { id, etag }, told) =>
    api.call('removeSavedView', { params: { id }, ifMatch: etag, ...told }),
};
