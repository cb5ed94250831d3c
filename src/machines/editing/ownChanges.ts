/** The changes made from this page since somebody signed in: the last one is undone first, and redone last. */
import { noChanges } from '#domain/history/noChanges.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';

export type OwnChanges = {
  /** Told of every command of the page: the types of the events that it appended, and the position of the last one. */
  note(appended: { readonly types: readonly string[]; readonly head: number }): void;
  /**
   * Undoes the change at a position; throws as a call does. Undoing an undo brings it again. `onAppended` gets the position from which
   * that goes; the changes at the positions of `also` are undone with it.
   */
  takeBack(position: number, onAppended?: (head: number) => void, also?: readonly number[]): Promise<void>;
  /**
   * Takes the last change back that is left, and gives its position. Null: there is none. Throws as a call does; what cannot be undone
   * is asked for no more.
   */
  undoLast(): Promise<number | null>;
  /** Brings the last change again that was taken back. As `undoLast`. */
  redoLast(): Promise<number | null>;
};

const mostKept = 100;

const without = (positions: readonly number[], position: number): readonly number[] =>
  positions.filter((one) => one !== position);

export const createOwnChanges = (api: Pick<ApiClient, 'call'>): OwnChanges => {
  let done: readonly number[] = [];
  let undone: readonly number[] = [];
  /** The latest event that a taking back has appended. */
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
    const told = (head: number): void => {
      reversed(position, head);
      done = done.filter((one) => !also.includes(one));
      onAppended?.(head);
    };
    const body = also.length === 0 ? { position } : { position, also: [...also] };
    await api.call('undoChange', { body, onAppended: told });
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
      done = [...done, head].slice(-mostKept);
      undone = [];
    },
    takeBack,
    undoLast: () => takeLast(done.at(-1)),
    redoLast: () => takeLast(undone.at(-1)),
  };
};
