/** Defines a projection: an answer to one query, folded from the event types that it names. */
import { freeze, produce } from 'immer';
import type { AppEvent } from '../appEvent.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

/** The fields that a projection sees: no ids of its own, no hashes. */
type FoldableOf<Type extends AppEvent['type']> = FoldableEvent<Extract<AppEvent, { type: Type }>>;

export type Projection<Answer extends object> = {
  readonly name: string;
  readonly empty: () => Answer;
  /** The change per event type. Deterministic; may write to `answer` only; never refuses a recorded fact. */
  readonly on: { readonly [Type in AppEvent['type']]?: (answer: Answer, event: FoldableOf<Type>) => void };
};

export type Apply = (answer: object, event: FoldableEvent) => void;

export const appliesOf = ({ on }: Projection<object>): readonly (readonly [string, Apply])[] =>
  Object.entries(on as Readonly<Record<string, Apply>>);

const applyEach = (on: object, answer: object, events: readonly StoredEvent[]): void => {
  const handlers = on as Readonly<Record<string, Apply | undefined>>;
  for (const event of events) handlers[event.type]?.(answer, event);
};

/** Folds one event into an answer that the caller owns and that may change in place, as `empty` returns it. */
export const foldInto = <Answer extends object>(
  projection: Projection<Answer>,
  answer: Answer,
  event: StoredEvent,
): void => applyEach(projection.on, answer, [event]);

export const foldAll = <Answer extends object>(
  projection: Projection<Answer>,
  events: readonly StoredEvent[],
): Answer => {
  const answer = projection.empty();
  applyEach(projection.on, answer, events);
  return freeze(answer, true);
};

/** Returns the same object when the batch does not affect the projection. */
export const foldBatch = <Answer extends object>(
  projection: Projection<Answer>,
  answer: Answer,
  events: readonly StoredEvent[],
): Answer => {
  const named = events.filter((event) => Object.hasOwn(projection.on, event.type));
  if (named.length === 0) return answer;
  return produce(answer, (draft) => applyEach(projection.on, draft, named));
};
