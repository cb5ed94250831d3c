/** Handles GET /api/undo: previews the changes that an undo would include. */
import { mostUndone } from '#domain/history/mostUndone.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Context, Handler, Refused } from '../http/context.ts';
import { readPosition } from '../http/readPosition.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { changeAt } from '../undo/changeAt.ts';
import type { Taking } from '../undo/undoRules.ts';
import { type Change, historyItem, readAround, reasonOf } from './historyItem.ts';
import { heldBy, refusedUndo } from './refusedUndo.ts';
import { reverseChange } from './reverseChange.ts';

type Events = readonly StoredEvent[];

type Together = {
  readonly changes: readonly Events[];
  readonly refused: Refused | null;
};

const inOrder = (changes: readonly Events[]): Events =>
  changes.flat().toSorted((one, other) => one.position - other.position);

/** Ends with the first change that cannot be undone or is hidden from the viewer. */
const changesOnTop = async (
  log: Pick<EventLog, 'readAll'>,
  change: Events,
  taking: Taking,
): Promise<Together> => {
  const viewer = viewerOf(taking.caller);
  const changes: Events[] = [change];
  for (;;) {
    const events = inOrder(changes);
    const refused = refusedUndo(events, taking);
    if (refused?.refusal !== 'undoHeld' || changes.length > mostUndone) return { changes, refused };
    const holder = heldBy(events, taking);
    const next = holder === null ? null : await changeAt(log, viewer, holder);
    if (next === null) return { changes, refused };
    changes.push(next);
  }
};

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
