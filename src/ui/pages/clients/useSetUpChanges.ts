/** All that is done while a new client is set up, as one change: told at the end, with one way back. */
import { useEffect, useRef, useState } from 'react';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { ClientChanges } from './useClientChanges.ts';

/** A client that was just added, and the position of that in the log. */
export type AddedClient = { readonly id: string; readonly position: number };

type SetUpParts = {
  readonly name: string;
  readonly position: number;
  /** The step that is shown. */
  readonly step: number;
  readonly changes: ClientChanges;
};

/** What was undone by itself meanwhile may be among the positions: the backend leaves it out. */
export const useSetUpChanges = ({ name, position: added, step, changes }: SetUpParts) => {
  const { actor, ask } = changes;
  const positions = useRef<readonly number[]>([]);
  const shown = useRef(step);
  /** In which step each change was made that still holds, by its position. */
  const [stepOf, setStepOf] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    shown.current = step;
  }, [step]);
  // What was told of another client does not belong here.
  useEffect(() => actor.send({ type: 'notice.dismiss' }), [actor]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { position } = snapshot.context;
      if (position === null || position <= added) return;
      if (snapshot.matches('takenBack')) {
        setStepOf((before) => new Map([...before].filter(([one]) => one !== position)));
        return;
      }
      if (positions.current.includes(position)) return;
      positions.current = [...positions.current, position];
      const at = shown.current;
      setStepOf((before) => new Map([...before, [position, at]]));
    });
    return unsubscribe;
  }, [actor, added]);
  /** Tells it; the way back takes all of it. */
  const tell = () => {
    const isMore = positions.current.length > 0;
    const words = {
      made: isMore ? `Added ${name} and set it up.` : `Added ${name}.`,
      takenBack: isMore ? `${name} is archived, and its set-up is undone.` : `${name} is archived.`,
    };
    ask(changeWithNotice(words, added, positions.current));
  };
  return { tell, madeIn: new Set(stepOf.values()) };
};
