/** Calendar days as English writes them in a sentence. */
import type { EpochDay } from '../calendar/epochDay.ts';

/** As British English shortens them. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const millisecondsPerDay = 86_400_000;

/** `17 Nov`. */
export const englishDay = (day: EpochDay): string => {
  const date = new Date(day * millisecondsPerDay);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
};
