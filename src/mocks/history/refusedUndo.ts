/** Finds the reasons against an undo that are known without running deciders. */
import { inWords } from '#domain/ask/eventWords.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { englishMonths } from '#domain/english/englishMonths.ts';
import { entityOf } from '#events/entityOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { holderOf, type LedgerEntry, undoerOf } from '#events/projections/changeLedger.ts';
import { refusedAccess, refusedResource } from '../access/refusedAccess.ts';
import { actorName } from '../activity/actorName.ts';
import type { Refused } from '../http/context.ts';
import { subjectName } from '../undo/subjectName.ts';
import type { Taking } from '../undo/undoRules.ts';
import { wayBackFrom } from './undoTable.ts';

const dayOf = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${englishMonths[Number(iso.slice(5, 7)) - 1]}`;

const whenAndWho = (entry: LedgerEntry, { answers, caller }: Taking): string => {
  const name = actorName(entry, answers, caller);
  return `on ${dayOf(entry.occurredAt)}${name === null ? '' : ` by ${name}`}`;
};

type Change = {
  readonly positions: ReadonlySet<number>;
  readonly types: ReadonlySet<string>;
};

type Way = Exclude<ReturnType<typeof wayBackFrom>, { readonly never: string }>;

const endpointOf = ({ as, asWith = {} }: Way, { types }: Change): EndpointName =>
  Object.entries(asWith).find(([type]) => types.has(type))?.[1] ?? as;

const refusedByRules = ({ type, data }: StoredEvent, taking: Taking, change: Change): Refused | null => {
  const way = wayBackFrom(type);
  if ('never' in way) return { ok: false, refusal: 'undoImpossible', extras: { reason: way.never } };
  const { caller, answers, now } = taking;
  const owner = way.owner?.(data) ?? null;
  if (owner !== null && owner !== caller.accountId) {
    const reason = 'Only the person who made it can undo it.';
    return { ok: false, refusal: 'roleForbidden', extras: { reason } };
  }
  const endpoint = endpoints[endpointOf(way, change)];
  const refused =
    refusedAccess(endpoint, caller, { answers, now }) ??
    refusedResource(endpoint, caller, way.params?.(data));
  return refused && { ok: false, refusal: refused.code, extras: refused.extras };
};

const holderOn = (event: StoredEvent, taking: Taking, together: ReadonlySet<number>): LedgerEntry | null => {
  const way = wayBackFrom(event.type);
  if ('never' in way) return null;
  const key = way.key?.(event.data) ?? entityOf(event);
  return holderOf(taking.answers.timeline, { position: event.position, together }, key);
};

const refusedByLaterOnes = (event: StoredEvent, taking: Taking, { positions }: Change): Refused | null => {
  const { timeline } = taking.answers;
  const undone = undoerOf(timeline, event.position);
  if (undone !== null) {
    const reason = `This was undone ${whenAndWho(undone, taking)}.`;
    return { ok: false, refusal: 'undoneAlready', extras: { reason } };
  }
  const holder = holderOn(event, taking, positions);
  if (holder === null) return null;
  const name = subjectName(event, taking.answers) ?? 'This';
  const reason = `${name} was changed again ${whenAndWho(holder, taking)} (${inWords(holder.type)}); undo that first.`;
  return { ok: false, refusal: 'undoHeld', extras: { reason } };
};

const positionsOf = (change: readonly StoredEvent[]): ReadonlySet<number> =>
  new Set(change.map(({ position }) => position));

export const heldBy = (change: readonly StoredEvent[], taking: Taking): number | null => {
  const together = positionsOf(change);
  for (const event of change) {
    const holder = holderOn(event, taking, together);
    if (holder !== null) return holder.position;
  }
  return null;
};

/** Null when no reason is known; a decider may still refuse. */
export const refusedUndo = (change: readonly StoredEvent[], taking: Taking): Refused | null => {
  const whole = { positions: positionsOf(change), types: new Set(change.map(({ type }) => type)) };
  for (const refusedBy of [refusedByRules, refusedByLaterOnes]) {
    for (const event of change) {
      const refused = refusedBy(event, taking, whole);
      if (refused) return refused;
    }
  }
  return null;
};
