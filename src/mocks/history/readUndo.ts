/** Handles GET /api/undo: previews the changes that an undo would include. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Context, Handler, Refused } from '../http/context.ts';
import { readPosition } from '../http/readPosition.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { changeAt } from '../undo/changeAt.ts';
import type { Taking } from '../undo/undoRules.ts';
import { changesOnTop, inOrder } from './changesOnTop.ts';
import { type Change, historyItem, readAround, reasonOf } from './historyItem.ts';
import { reverseChange } from './reverseChange.ts';

const isWhole = (change: readonly StoredEvent[] | null): change is Change => (change?.length ?? 0) > 0;

/** An undo covers the whole change, whatever filter found it. */
const asWhole = () => true;

const positionOf = (change: readonly StoredEvent[] | undefined): number | null =>
  change?.[0]?.position ?? null;

/** Runs the deciders as a dry run, because the plan's quota may refuse the restored items. */
const refusedByDeciders = async (
  log: Context<'readUndo'>['log'],
  events: readonly StoredEvent[],
  taking: Taking,
): Promise<Refused | null> => {
  try {
    const reversal = await reverseChange(log, events, taking);
    return reversal.ok ? null : reversal;
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.code, extras: error.extras };
    throw error;
  }
};

export const readUndo: Handler<'readUndo'> = async (_request, { log, answers, caller, query, now }) => {
  const change = await changeAt(log, viewerOf(caller), readPosition('position', query.position));
  if (!isWhole(change) || change[0].position > answers.position) return problem('notFound');
  const taking = { caller, now, answers };
  const { changes, refused } = await changesOnTop(log, change, taking);
  const why = refused ?? (await refusedByDeciders(log, inOrder(changes), taking));
  const found = changes.filter(isWhole).toSorted((one, other) => other[0].position - one[0].position);
  const around = await readAround(log, found, answers.timeline, asWhole);
  return json(200, {
    changes: found.map((one) => historyItem(one, around, taking, asWhole)),
    also: changes.slice(1).flatMap((one) => positionOf(one) ?? []),
    reason: why && reasonOf(why),
    obstacle: refused && positionOf(changes.at(-1)),
  });
};
