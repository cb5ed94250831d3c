/** The bodies of the reversible change's actors: what makes a change is the page's own, what takes it back is the same for all. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { OwnChanges } from './ownChanges.ts';
import type { Made, ReversibleChange } from './reversibleChangeMachine.ts';

export type UndoParts = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly changes: Pick<OwnChanges, 'takeBack'>;
};

/** Goes into the API call of the change, which reports the change’s position. `also`: positions of further calls that are undone together. */
export type Told = { readonly onAppended: (head: number, also?: readonly number[]) => void };

/** Positions of changes, as the details of one carry them: `12,15`. */
export const positionsIn = (text: string | number | undefined): readonly number[] =>
  String(text ?? '')
    .split(',')
    .map(Number)
    .filter(Boolean);

/** For `reversibleChangeMachine.provide`. */
export const reversibleActors = (
  changes: UndoParts['changes'],
  make: (change: ReversibleChange, told: Told) => Promise<unknown>,
) => {
  /** What else is taken back with the change at a position. */
  const together = new Map<number, readonly number[]>();
  return {
    make: fromPromise<Made, ReversibleChange>(async ({ input }) => {
      let position: number | null = null;
      const onAppended: Told['onAppended'] = (head, also = positionsIn(input.details?.also)) => {
        position = head;
        together.set(head, also);
      };
      await make(input, { onAppended });
      return { position };
    }),
    takeBack: fromPromise<unknown, number>(({ input }) =>
      changes.takeBack(input, undefined, together.get(input)),
    ),
  };
};
