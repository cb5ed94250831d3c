/** Lists the dimensions by which a change can be broken down. */
export const changedBys = ['channel', 'campaign', 'device', 'country'] as const;
export type ChangedBy = (typeof changedBys)[number];

export const changedByWords: Readonly<Record<ChangedBy, string>> = {
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
};
