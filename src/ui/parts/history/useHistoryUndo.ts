/** Undoes changes of the history, one or several, with a notice. */

import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { historyUndoService } from '#machines/editing/historyUndoService.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { filterStep } from '../../services/filterStep.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import type { Undoing } from './UndoTogether.tsx';

/** Its position is the query parameter `undo`. */
export const useHeldUndo = () => {
  const [params, setParams] = useSearchParams();
  const position = Number(params.get('undo'));
  const put = (next: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('undo');
        else after.set('undo', String(next));
        return after;
      },
      filterStep({ isTyped: next === null }),
    );
  return {
    position: Number.isSafeInteger(position) && position > 0 ? position : null,
    open: (one: number) => put(one),
    close: () => put(null),
  };
};

export const undoWords = (_kind: string, name: string) => ({
  made: `Undone: ${name}.`,
  takenBack: `Done again: ${name}.`,
});

export const useHistoryUndo = () => {
  const { ownChanges } = useServices();
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: historyUndoService({ changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const undo = ({ id, sentence, also }: Undoing) => {
    const more = also.length === 1 ? 'a later change' : `${also.length} later changes`;
    const asked = { type: 'change.ask', kind: 'undo', id, etag: '' } as const;
    if (also.length === 0) changes.send({ ...asked, name: sentence });
    else changes.send({ ...asked, name: `${sentence}, with ${more}`, details: { onTop: also.join(',') } });
  };
  return { changes, busy, undo };
};
