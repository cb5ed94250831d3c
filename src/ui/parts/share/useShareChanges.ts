/** Makes changes of share links with a notice and undo. */
import type { ActorRefFrom } from 'xstate';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { shareLinkChangeService } from '#machines/shareLinks/shareLinksService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

export type ShareChanges = ActorRefFrom<typeof reversibleChangeMachine>;

export const useShareChanges = (): ShareChanges => {
  const { api, ownChanges } = useServices();
  return useLifecycle(
    () => reversibleChangeMachine.provide({ actors: shareLinkChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
};
