/** Builds the actors of a reversible change: each page provides the change, and the undo is shared. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { OwnChanges } from './ownChanges.ts';
import type { Made, ReversibleChange } from './reversibleChangeMachine.ts';

export type UndoParts = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly changes: Pick<OwnChanges, 'takeBack'>;
};

/** Options for the API call of a change, which reports its position. `also`: positions of further calls that are undone together. */
export type AppendOptions = { readonly onAppended: (head: number, also?: readonly number[]) => void };

export const positionsIn = (text: string | number | undefined): readonly number[] =>
  String(text ?? '')
    .split(',')
    .map(Number)
    .filter(Boolean);

export const reversibleActors = (
  changes: UndoParts['changes'],
  make: (change: ReversibleChange, options: AppendOptions) => Promise<unknown>,
) => {
  const together = new Map<number, readonly number[]>();
  return {
    make: fromPromise<Made, ReversibleChange>(async ({ input }) => {
      let position: number | null = null;
      const onAppended: AppendOptions['onAppended'] = (head, also = positionsIn(input.details?.also)) => {
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
