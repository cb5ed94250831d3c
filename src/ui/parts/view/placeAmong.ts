/** Finds the shown moment among the changes that people made. */
import { type AsOf, momentTime } from '#domain/pastView.ts';

export type Moment = {
  readonly position: number;
  readonly count: number;
  readonly event: { readonly occurred_at: string };
};

/** The events of a change are contiguous. */
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
