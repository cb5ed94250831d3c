/** Changes of the board with their way back: each is told, and one press takes it back as the history would. */
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { clientWorkService } from '#machines/records/clientWorkService.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';

export type Changes = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  readonly ask: (change: ReversibleChange) => void;
};

export const useBoardChanges = (): Changes => {
  const { api, ownChanges } = useServices();
  const actor = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: clientWorkService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  return useMemo(() => ({ actor, ask: (change) => actor.send({ type: 'change.ask', ...change }) }), [actor]);
};
