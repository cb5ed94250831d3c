/** How long the texts of an event are: what decides how many events are hashed in one go, where others than usual are among them. */
import type { DomainEvent } from './storedEvent.ts';

/** So many are hashed in some milliseconds. */
export const charactersAtOnce = 200_000;

/** Of the texts that its data has by themselves: those within lists and objects are short. */
export const charactersIn = ({ data }: Pick<DomainEvent, 'data'>): number => {
  let characters = 0;
  for (const value of Object.values(data)) if (typeof value === 'string') characters += value.length;
  return characters;
};
