/** Formats times for the Lab in the visitor's zone. */

import { memoizeOnce } from '#domain/english/memoizeOnce.ts';

const format = memoizeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
    }),
);

/** `at` in milliseconds since the epoch: `09:41:07.250`. */
export const timeOfDay = (at: number): string => format().format(at);
