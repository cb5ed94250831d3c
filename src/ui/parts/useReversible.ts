/** Changes of a page that are made at once and told, each taken back by the log itself: "Invited Kim. Undo". */
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reversibleActors, type Told } from '#machines/records/reversibleActors.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type Act = {
  /** The call, which tells by `told` where the change stands. */
  readonly make: (told: Told) => Promise<unknown>;
  /** `Invited kim@agency.com.` */
  readonly made: string;
  /** `The invitation is withdrawn.` */
  readonly takenBack: string;
};

export type Reversible = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  readonly ask: (act: Act) => void;
  readonly words: (kind: string) => Pick<Act, 'made' | 'takenBack'>;
};

const nothing = { made: '', takenBack: '' };

export const useReversible = (): Reversible => {
  const { ownChanges } = useServices();
  const asked = useRef(new Map<string, Act>());
  const actor = useLifecycle(
    () =>
      reversibleChangeMachine.provide({
        actors: reversibleActors(
          ownChanges,
          async ({ id }, told) => void (await asked.current.get(id)?.make(told)),
        ),
      }),
    { id: 'reversibleChange' },
  );
  return useMemo(
    () => ({
      actor,
      ask: (act) => {
        const id = String(asked.current.size + 1);
        asked.current.set(id, act);
        actor.send({ type: 'change.ask', kind: id, id, name: act.made, etag: '' });
      },
      words: (kind) => asked.current.get(kind) ?? nothing,
    }),
    [actor],
  );
};
