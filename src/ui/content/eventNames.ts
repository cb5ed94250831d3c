/** Names an event by its number in the workspace, never by its log position (ruling D35). */
import { englishNumber } from '#domain/english/englishNumber.ts';

/** `Event 2,129`. */
export const eventName = (number: number): string => `Event ${englishNumber(number)}`;
