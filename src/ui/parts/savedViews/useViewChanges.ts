/** Saves, renames and removes views with a notice and undo. */
import { useSelector } from '@xstate/react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useReversible } from '../useReversible.ts';

export const useViewChanges = (page: ViewedPage) => {
  const { api } = useServices();
  const { actor, ask, words } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const what = page === 'figures' ? 'segment' : page === 'budget' ? 'scenario' : 'view';
  return {
    actor,
    words,
    busy,
    what,
    save: (name: string, query: string) =>
      ask({
        make: (options) => api.call('createSavedView', { body: { page, name, query }, ...options }),
        made: `Saved the ${what} ${name}.`,
        takenBack: `The ${what} ${name} is removed.`,
      }),
    rename: ({ id, name: former, etag }: SavedView, name: string) =>
      ask({
        make: (options) =>
          api.call('renameSavedView', { params: { id }, body: { name }, ifMatch: etag, ...options }),
        made: `The ${what} ${former} is called ${name}.`,
        takenBack: `The ${what} is called ${former} again.`,
      }),
    remove: ({ id, name, etag }: SavedView) =>
      ask({
        make: (options) => api.call('removeSavedView', { params: { id }, ifMatch: etag, ...options }),
        made: `Removed the ${what} ${name}.`,
        takenBack: `The ${what} ${name} is back.`,
      }),
  };
};

export type ViewChanges = ReturnType<typeof useViewChanges>;
