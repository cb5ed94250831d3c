/** How people call an event: by its number among those of their workspace, never by its position in the log (ruling D35). */
import { englishNumber } from '#domain/english/englishNumber.ts';

/** `Event 2,129`. */
export const eventName = (number: number): string => `Event ${englishNumber(number)}`;
