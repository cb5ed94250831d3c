/** Folds a part of the log as it grows; callers during a read share the next one. */
import { freeze } from 'immer';
import { macrotask } from '#world/settle.ts';
import type { Trace } from '#world/trace.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { type Folded, foldEach } from './answers.ts';
import { createPlainFold } from './plainFold.ts';
import { foldAll, foldBatch } from './projection.ts';
import { longHistory, type Page } from './workspacePage.ts';

export type FoldingParts = {
  readonly read: (after: number) => Promise<Page>;
  readonly take: (events: readonly StoredEvent[]) => void;
  /** Gets a frame for each answer that an event after `quietUpTo` changes; null: none. */
  readonly trace: Trace | null;
  readonly quietUpTo: () => number;
  /** Called once before the first read for the start state; null, the default: from the beginning. Never rejects. */
  readonly begin?: () => Promise<FoldedTo | null>;
};

export type FoldedTo = { readonly folded: Folded; readonly position: number };

export const foldMore = (before: Folded, batch: readonly StoredEvent[], trace: Trace | null): Folded => {
  if (batch.length === 0) return before;
  return foldEach((projection, name) => {
    const after = foldBatch<object>(projection, before[name], batch);
    const last = batch.findLast(({ type }) => Object.hasOwn(projection.on, type));
    if (trace !== null && after !== before[name] && last) {
      const detail = { before: before[name], after };
      trace.record({ kind: 'projection', name, cause: null, correlation: last.correlationId, detail });
    }
    return after;
  });
};

export const foldFresh = (events: readonly StoredEvent[]): Folded =>
  foldEach((projection) => foldAll(projection, events));

const turnSize = 500;

const foldInTurns = async (events: readonly StoredEvent[]): Promise<Folded> => {
  const { take, folded } = createPlainFold();
  for (let from = 0; from < events.length; from += turnSize) {
    take(events.slice(from, from + turnSize));
    await macrotask();
  }
  for (const answer of Object.values(folded)) {
    freeze(answer, true);
    await macrotask();
  }
  return folded;
};

/** Returns the answers at the log's state when called, including other tabs' events. */
export const createFolding = ({ read, take, trace, quietUpTo, begin }: FoldingParts) => {
  let known: FoldedTo | null = null;
  let reached = 0;
  let hasBegun = begin === undefined;
  /** Events read but not folded yet, because a read may fail half-way. */
  let pending: StoredEvent[] = [];
  let running: Promise<FoldedTo> | null = null;
  let next: Promise<FoldedTo> | null = null;

  const readNew = async (): Promise<void> => {
    for (;;) {
      const page = await read(reached);
      pending.push(...page.events);
      take(page.events);
      reached = page.reached;
      if (page.isLast) return;
    }
  };

  const foldPending = async (): Promise<Folded> => {
    const quiet = quietUpTo();
    const loudFrom = pending.findIndex(({ position }) => position > quiet);
    const silent = pending.slice(0, loudFrom < 0 ? pending.length : loudFrom);
    const rest = pending.slice(silent.length);
    if (known === null && silent.length >= longHistory)
      return foldMore(await foldInTurns(silent), rest, trace);
    const before = known === null ? foldFresh(silent) : foldMore(known.folded, silent, null);
    return foldMore(before, rest, trace);
  };

  const beginOnce = async (): Promise<void> => {
    hasBegun = true;
    known = (await begin?.()) ?? null;
    reached = known?.position ?? 0;
  };

  const catchUp = async (): Promise<FoldedTo> => {
    if (!hasBegun) await beginOnce();
    await readNew();
    if (known?.position === reached) return known;
    known = { folded: await foldPending(), position: reached };
    pending = [];
    return known;
  };

  const start = (): Promise<FoldedTo> => {
    next = null;
    running = catchUp().finally(() => {
      if (next === null) running = null;
    });
    return running;
  };

  /** A call must see everything appended before it, which a running read may have missed. */
  return (): Promise<FoldedTo> => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
};
