/** Defines the query of the reports sent to the reader's client, latest first. */
export const sentRuns = { limit: '100' } as const;

export const runKey = 'run';
