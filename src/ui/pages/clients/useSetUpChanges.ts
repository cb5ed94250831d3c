/** Groups all changes made during a new client's setup into one notice with one undo. */
import { useEffect, useRef, useState } from 'react';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { ClientChanges } from './useClientChanges.ts';

export type AddedClient = { readonly id: string; readonly position: number };

type SetUpParts = {
  readonly name: string;
  readonly position: number;
  readonly step: number;
  readonly changes: ClientChanges;
};

/** Positions may include changes that were already undone; the backend skips them. */
export const useSetUpChanges = ({ name, position: added, step, changes }: SetUpParts) => {
  const { actor, ask } = changes;
  const positions = useRef<readonly number[]>([]);
  const shown = useRef(step);
  /** The step of each change that is still in effect, by log position. */
  const [stepOf, setStepOf] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    shown.current = step;
  }, [step]);
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
