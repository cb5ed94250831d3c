/** Which parts of a whole a change is told by. */
export type ChangedBy = 'channel' | 'campaign';
