/** The reports that were sent to the reader's client, the latest first. */
export const sentRuns = { limit: '100' } as const;

/** The part of the address that names an open report. */
export const runKey = 'run';
