/** Provides the single actor of all undoable changes of the clients page. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ClientsChanged } from '#domain/contract/clientListSchemas.ts';
import { clientChangeService } from '#machines/editing/clientsService.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

export type ClientChanges = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  readonly busy: boolean;
  readonly failed: number;
  readonly ask: (change: ReversibleChange) => void;
};

export const useClientChanges = (): ClientChanges => {
  const { api, ownChanges } = useServices();
  const [rows, setRows] = useState<ClientsChanged['rows']>([]);
  const actor = useLifecycle(
    () =>
      reversibleChangeMachine.provide({
        actors: clientChangeService({ api, changes: ownChanges, onRows: setRows }),
      }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = rows.filter(({ result }) => result !== 'changed' && result !== 'unchanged').length;
  return { actor, busy, failed, ask: (change) => actor.send({ type: 'change.ask', ...change }) };
};

/** Requests a change, calls `onMade` once it succeeds, and returns the field errors until then. */
export const useChangeOf = ({ actor, ask }: ClientChanges, onMade: () => void) => {
  const isAsked = useRef(false);
  const made = useSelector(actor, (snapshot) => snapshot.matches('made'));
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (!made || !isAsked.current) return;
    isAsked.current = false;
    tell();
  }, [made]);
  return {
    problem: refused && isAsked.current ? problem : null,
    ask: (change: ReversibleChange) => {
      isAsked.current = true;
      ask(change);
    },
  };
};
