/** Where the app stands among the changes that people made, and how it is shown as it was after one of them. */
import { type AsOf, momentTime } from '#domain/pastView.ts';

/** What is needed of a change: the position of its first event, how many it has, and when it was. */
export type Moment = {
  readonly position: number;
  readonly count: number;
  readonly event: { readonly occurred_at: string };
};

/** After all of its events, which stand together. */
export const positionAfter = ({ position, count }: Moment): number => position + count - 1;

const isBy = (asOf: AsOf, { position, event }: Moment): boolean =>
  typeof asOf === 'number' ? position <= asOf : Date.parse(event.occurred_at) <= (momentTime(asOf) ?? 0);

/**
 * Index of the last change at or before that moment, 0 if there is none; one past the last in the present. `changes`: oldest
 * first.
 */
export const placeAmong = (changes: readonly Moment[], asOf: AsOf | null): number =>
  asOf === null
    ? changes.length
    : Math.max(
        0,
        changes.findLastIndex((change) => isBy(asOf, change)),
      );
