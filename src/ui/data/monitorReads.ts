/** Defines the event query of the real-time page. */

export const largestRead = 500;
export const latestEvents = { order: 'newest', limit: String(largestRead) } as const;

/** The first result is the event at that position, if it is visible to the reader. */
export const eventAt = (position: number) => ({ after: String(position - 1), limit: '1' });
