/** The segments that the reader may use, and the ways to keep, rename and remove one. */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { segmentsService } from '#machines/editing/segmentsService.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

const words = (kind: string, name: string) => {
  if (kind === 'saveSegment')
    return { made: `Saved the segment ${name}.`, takenBack: `The segment ${name} is removed.` };
  return kind === 'renameSegment'
    ? { made: `The segment is called ${name}.`, takenBack: 'The segment has its former name.' }
    : { made: `Removed the segment ${name}.`, takenBack: `The segment ${name} is back.` };
};

export const useSegments = () => {
  const { api, ownChanges } = useServices();
  const actor = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: segmentsService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const items = useReply('listSavedViews', { limit: '500' }).data?.items;
  const segments = useMemo(() => items?.filter(({ page }) => page === 'figures') ?? null, [items]);
  return {
    actor,
    busy,
    segments,
    words,
    save: (name: string, query: string) =>
      actor.send({ type: 'change.ask', kind: 'saveSegment', id: query, name, etag: '', details: { query } }),
    rename: ({ id, etag }: SavedView, name: string) =>
      actor.send({ type: 'change.ask', kind: 'renameSegment', id, name, etag }),
    remove: ({ id, name, etag }: SavedView) =>
      actor.send({ type: 'change.ask', kind: 'removeSegment', id, name, etag }),
  };
};
