/** Measures the text length of an event, which limits the events hashed in one slice. */
import type { DomainEvent } from './storedEvent.ts';

/** Takes some milliseconds to hash. */
export const charactersAtOnce = 200_000;

/** Counts only top-level texts of `data`: nested ones are short. */
export const charactersIn = ({ data }: Pick<DomainEvent, 'data'>): number => {
  let characters = 0;
  for (const value of Object.values(data)) if (typeof value === 'string') characters += value.length;
  return characters;
};
