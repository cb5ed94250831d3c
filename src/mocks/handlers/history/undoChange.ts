/** POST /api/undo: takes the change back that the event at a position belongs to. */

import type { Handler } from '../../http/context.ts';
import { actorOf } from '../../http/handleCommand.ts';
import { changeAt } from '../../undo/changeAt.ts';
import { refusedUndo } from '../../undo/refusedUndo.ts';
import { reverseChange } from '../../undo/reverseChange.ts';
import { viewerOf } from '../activity/eventItem.ts';

export const undoChange: Handler<'undoChange'> = (_request, { log, commit, caller, body, now }) =>
  commit(async (answers) => {
    const change = await changeAt(log, viewerOf(caller), body.position);
    const [first] = change ?? [];
    if (!change || !first) return { ok: false, refusal: 'notFound' };
    const taking = { caller, now, answers };
    const refused = refusedUndo(change, taking);
    if (refused) return refused;
    const reversal = await reverseChange(log, change, taking);
    if (!reversal.ok) return reversal;
    const types = reversal.events.map(({ event }) => event.type);
    const reply = { status: 200 as const, body: { undone: first.position, types } };
    return { ...reversal, actor: actorOf(caller), reply };
  });
