/** Changes of a page that are made at once and told, each taken back by the log itself: "Invited Kim. Undo". */
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type NoticeTexts, wordsIn } from '#machines/editing/changeNotice.ts';
import type { Make } from '#machines/editing/make.ts';
import { reversibleActors, type Told } from '#machines/editing/reversibleActors.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type Act = NoticeTexts & {
  /** The call, which tells by `told` where the change stands. */
  readonly make: (told: Told) => Promise<unknown>;
  /** Tells two changes apart that are told in the same words, as two charts that are pinned to one dashboard. */
  readonly about?: string;
};

export type Reversible = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  /** With a call of its own, or by a kind that the page's `make` knows. */
  readonly ask: (change: Act | ReversibleChange) => void;
  /** For the notice. */
  readonly words: (kind: string, name: string, change: ReversibleChange) => NoticeTexts;
};

/** The kind of those that bring their own call. */
const act = 'act';

/** `make`: how changes are made that bring no call; what is said of them stands in their details. */
export const useReversible = (make?: Make): Reversible => {
  const { api, ownChanges } = useServices();
  const acts = useRef(new Map<string, Act>());
  const actor = useLifecycle(
    () =>
      reversibleChangeMachine.provide({
        actors: reversibleActors(ownChanges, async (change, told) => {
          const own = change.kind === act ? acts.current.get(change.id) : undefined;
          await (own ? own.make(told) : make?.(api, change, told));
        }),
      }),
    { id: 'reversibleChange' },
  );
  return useMemo(
    () => ({
      actor,
      ask: (change) => {
        if (!('make' in change)) return actor.send({ type: 'change.ask', ...change });
        // The same words about the same are one change: a second press while it is under way asks for nothing more.
        const id = `${change.about ?? ''} ${change.made}`;
        acts.current.set(id, change);
        actor.send({ type: 'change.ask', kind: act, id, name: change.made, etag: '' });
      },
      words: (kind, _name, change) =>
        (kind === act ? acts.current.get(change.id) : undefined) ?? wordsIn(change),
    }),
    [actor],
  );
};
