/** How segments of figures are kept, renamed and removed. */
import type { ApiClient } from '../api/apiClient.ts';
import { type Make, textIn } from './make.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';

export type SegmentKind = 'saveSegment' | 'renameSegment' | 'removeSegment';

const makes: Readonly<Record<SegmentKind, Make>> = {
  saveSegment: (api, { name, details }, told) =>
    api.call('createSavedView', {
      body: { page: 'figures', name, query: textIn(details, 'query') },
      ...told,
    }),
  renameSegment: (api, { id, name, etag }, told) =>
    api.call('renameSavedView', { params: { id }, body: { name }, ifMatch: etag, ...told }),
  removeSegment: (api, { id, etag }, told) =>
    api.call('removeSavedView', { params: { id }, ifMatch: etag, ...told }),
};

/** The bodies of the reversible change's actors. */
export const segmentsService = ({ api, changes }: Omit<UndoParts, 'api'> & { readonly api: ApiClient }) =>
  reversibleActors(changes, (change, told) => {
    const { kind } = change;
    if (!Object.hasOwn(makes, kind)) throw new Error(`Segments know no change “${kind}”`);
    return makes[kind as SegmentKind](api, change, told);
  });
