/** Which events the real-time page reads: the latest ones, as many as a page of the list holds. */

export const largestRead = 500;
export const latestEvents = { order: 'newest', limit: String(largestRead) } as const;

/** The query that gives the event at one position first, if it is open to the reader. */
export const eventAt = (position: number) => ({ after: String(position - 1), limit: '1' });
