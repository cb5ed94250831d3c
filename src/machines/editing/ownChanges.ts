/** Tracks the changes made from this page since sign-in, for undo and redo. */
import { noChanges } from '#domain/history/noChanges.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';

export type OwnChanges = {
  note(appended: { readonly types: readonly string[]; readonly head: number }): void;
  /**
   * Undoes the change at a position, together with those in `also`; undoing an undo repeats the change.
   * `onAppended` gets the new position. Throws as a call does.
   */
  takeBack(position: number, onAppended?: (head: number) => void, also?: readonly number[]): Promise<void>;
  /**
   * Undoes the last remaining change and returns its position, or null for none. Throws as a call does; a
   * change that cannot be undone is dropped.
   */
  undoLast(): Promise<number | null>;
  redoLast(): Promise<number | null>;
};

const mostRemembered = 100;

const without = (positions: readonly number[], position: number): readonly number[] =>
  positions.filter((one) => one !== position);

export const createOwnChanges = (api: Pick<ApiClient, 'call'>): OwnChanges => {
  let done: readonly number[] = [];
  let undone: readonly number[] = [];
  let reversal: number | null = null;

  const reversed = (position: number, head: number): void => {
    reversal = head;
    const isRedone = undone.includes(position);
    undone = without(undone, position);
    done = without(done, position);
    if (isRedone) done = [...done, head];
    else undone = [...undone, head];
  };

  const takeBack: OwnChanges['takeBack'] = async (position, onAppended, also = []) => {
    const announce = (head: number): void => {
      reversed(position, head);
      done = done.filter((one) => !also.includes(one));
      onAppended?.(head);
    };
    const body = also.length === 0 ? { position } : { position, also: [...also] };
    await api.call('undoChange', { body, onAppended: announce });
  };

  const takeLast = async (position: number | undefined): Promise<number | null> => {
    if (position === undefined) return null;
    try {
      await takeBack(position);
    } catch (error) {
      if (error instanceof ApiProblem) [done, undone] = [without(done, position), without(undone, position)];
      throw error;
    }
    return position;
  };

  return {
    note: ({ types, head }) => {
      if (head === reversal) return;
      if (types.some((type) => type.startsWith('Session'))) [done, undone] = [[], []];
      if (types.every((type) => noChanges.includes(type))) return;
      done = [...done, head].slice(-mostRemembered);
      undone = [];
    },
    takeBack,
    undoLast: () => takeLast(done.at(-1)),
    redoLast: () => takeLast(undone.at(-1)),
  };
};
