/** Folds a long history in place, without copies or freezing, because no one sees the answers meanwhile. */
import type { FoldableEvent } from '../log/foldableEvent.ts';
import { type Folded, foldEach, type ProjectionName } from './answers.ts';
import { type Apply, appliesOf } from './projection.ts';

export type PlainFold = {
  readonly take: (events: readonly FoldableEvent[]) => void;
  readonly folded: Folded;
  /** Yields each answer once and releases it, so that its memory is freed. Takes no events afterwards. */
  readonly handOver: () => Iterable<readonly [ProjectionName, object]>;
};

export const createPlainFold = (): PlainFold => {
  const applies = new Map<string, { readonly apply: Apply; readonly answer: object }[]>();
  const folded = foldEach((projection) => {
    const answer = projection.empty();
    for (const [type, apply] of appliesOf(projection)) {
      const known = applies.get(type);
      if (known) known.push({ apply, answer });
      else applies.set(type, [{ apply, answer }]);
    }
    return answer;
  });
  return {
    take: (events) => {
      for (const event of events)
        for (const { apply, answer } of applies.get(event.type) ?? []) apply(answer, event);
    },
    folded,
    handOver: function* () {
      applies.clear();
      const left: Partial<Record<ProjectionName, object>> = folded;
      for (const name of Object.keys(folded) as ProjectionName[]) {
        const answer = left[name];
        delete left[name];
        if (answer !== undefined) yield [name, answer];
      }
    },
  };
};
