/** Makes a page's changes at once with a notice and undo: “Invited Kim. Undo”. */
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type NoticeTexts, wordsIn } from '#machines/editing/changeNotice.ts';
import type { Make } from '#machines/editing/make.ts';
import { type AppendOptions, reversibleActors } from '#machines/editing/reversibleActors.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type Act = NoticeTexts & {
  /** Sends the command and reports its log position through the callback. */
  readonly make: (options: AppendOptions) => Promise<unknown>;
  /** Distinguishes changes with the same text, such as two charts pinned to one dashboard. */
  readonly about?: string;
};

export type Reversible = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  readonly ask: (change: Act | ReversibleChange) => void;
  readonly words: (kind: string, name: string, change: ReversibleChange) => NoticeTexts;
};

const act = 'act';

export const useReversible = (make?: Make): Reversible => {
  const { api, ownChanges } = useServices();
  const acts = useRef(new Map<string, Act>());
  const actor = useLifecycle(
    () =>
      reversibleChangeMachine.provide({
        actors: reversibleActors(ownChanges, async (change, options) => {
          const own = change.kind === act ? acts.current.get(change.id) : undefined;
          await (own ? own.make(options) : make?.(api, change, options));
        }),
      }),
    { id: 'reversibleChange' },
  );
  return useMemo(
    () => ({
      actor,
      ask: (change) => {
        if (!('make' in change)) return actor.send({ type: 'change.ask', ...change });
        // Deduplicates a second press on the same change while the first is pending.
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
