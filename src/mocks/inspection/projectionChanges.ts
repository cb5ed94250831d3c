/** Computes how an event changed the answers of the projections. */
import type { ProjectionChange } from '#domain/inspection/logControls.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { projections } from '#events/projections/answers.ts';
import { foldAll, foldBatch, type Projection } from '#events/projections/projection.ts';

const all = Object.entries(projections) as unknown as readonly (readonly [string, Projection<object>])[];

/** Each changed projection before and after the event at a position; `history` begins at position 1. */
export const changesAt = (history: readonly StoredEvent[], position: number): readonly ProjectionChange[] => {
  const event = history[position - 1];
  if (!event) return [];
  const past = history.slice(0, position - 1);
  return all.flatMap(([projection, rule]) => {
    if (!Object.hasOwn(rule.on, event.type)) return [];
    const before = foldAll(rule, past);
    const after = foldBatch(rule, before, [event]);
    return after === before ? [] : [{ projection, before, after }];
  });
};

export const answersOf = (history: readonly StoredEvent[]): readonly (readonly [string, object])[] =>
  all.map(([name, rule]) => [name, foldAll(rule, history)]);
