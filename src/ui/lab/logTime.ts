/** Formats days and times for the log's panel in the visitor's zone. */
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';

const format = memoizeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** `14 Mar 2026, 09:41:07` of ISO 8601. */
export const logTime = (iso: string): string => format().format(Date.parse(iso));
