/** All that is done while a new client is set up, as one change: told at the end, with one way back. */
import { useEffect, useRef } from 'react';
import { toldChange } from '#machines/editing/toldChange.ts';
import type { ClientChanges } from './useClientChanges.ts';

/** A client that was just added, and the position of that in the log. */
export type AddedClient = { readonly id: string; readonly position: number };

type SetUpParts = { readonly name: string; readonly position: number; readonly changes: ClientChanges };

/** What was undone by itself meanwhile may be among them: the backend leaves it out. */
export const useSetUpChanges = ({ name, position: added, changes }: SetUpParts) => {
  const { actor, ask } = changes;
  const positions = useRef<readonly number[]>([]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { position } }) => {
      const isOfSetUp = position !== null && position > added;
      if (isOfSetUp && !positions.current.includes(position))
        positions.current = [...positions.current, position];
    });
    return unsubscribe;
  }, [actor, added]);
  /** Tells it; the way back takes all of it. */
  return () => {
    const isMore = positions.current.length > 0;
    const words = {
      made: isMore ? `Added ${name} and set it up.` : `Added ${name}.`,
      takenBack: isMore ? `${name} is archived, and its set-up is undone.` : `${name} is archived.`,
    };
    ask(toldChange(words, added, positions.current));
  };
};
