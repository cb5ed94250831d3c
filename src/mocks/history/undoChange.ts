/** Handles POST /api/undo: undoes the change at a position, together with others made at the same time. */

import type { StoredEvent } from '#events/log/storedEvent.ts';
import { undoerOf } from '#events/projections/changeLedger.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Context, Handler } from '../http/context.ts';
import { actorOf } from '../http/handleCommand.ts';
import { changeAt } from '../undo/changeAt.ts';
import type { Taking } from '../undo/undoRules.ts';
import { refusedUndo } from './refusedUndo.ts';
import { reverseChange } from './reverseChange.ts';

type Asked = Pick<Context<'undoChange'>, 'log' | 'caller'>;

const changesAt = async ({ log, caller }: Asked, positions: readonly number[]) => {
  const found = new Map<number, readonly StoredEvent[]>();
  for (const position of positions) {
    const change = await changeAt(log, viewerOf(caller), position);
    const [first] = change ?? [];
    if (!change || !first) return null;
    found.set(first.position, change);
  }
  return [...found.values()];
};

/** Among several changes, those already undone are skipped; a single one is refused. */
const stillDone = (changes: readonly (readonly StoredEvent[])[], { answers }: Taking) =>
  changes.length === 1
    ? changes
    : changes.filter((change) =>
        change.every(({ position }) => undoerOf(answers.timeline, position) === null),
      );

export const undoChange: Handler<'undoChange'> = (_request, { log, commit, caller, body, now }) =>
  commit(async (answers) => {
    const changes = await changesAt({ log, caller }, [body.position, ...(body.also ?? [])]);
    const [[first] = []] = changes ?? [];
    if (!changes || !first) return { ok: false, refusal: 'notFound' };
    const taking = { caller, now, answers };
    const events = stillDone(changes, taking)
      .flat()
      .toSorted((one, other) => one.position - other.position);
    const refused = refusedUndo(events, taking);
    if (refused) return refused;
    const reversal = await reverseChange(log, events, taking);
    if (!reversal.ok) return reversal;
    const types = reversal.events.map(({ event }) => event.type);
    const reply = { status: 200 as const, body: { undone: first.position, types } };
    return { ...reversal, actor: actorOf(caller), reply };
  });
