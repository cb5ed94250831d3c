/** Which parts of a whole a change is told by. */
export const changedBys = ['channel', 'campaign', 'device', 'country'] as const;
export type ChangedBy = (typeof changedBys)[number];

/** As a column is headed. */
export const changedByWords: Readonly<Record<ChangedBy, string>> = {
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
};
