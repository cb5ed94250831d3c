/** Lists the default channel groups, shared by all sources and pages. */

export const channels = [
  'paid_search',
  'paid_social',
  'display',
  'organic_search',
  'organic_social',
  'email',
  'direct',
  'referral',
] as const;

export type Channel = (typeof channels)[number];

export const channelLabels: Readonly<Record<Channel, string>> = {
  paid_search: 'Paid search',
  paid_social: 'Paid social',
  display: 'Display',
  organic_search: 'Organic search',
  organic_social: 'Organic social',
  email: 'Email',
  direct: 'Direct',
  referral: 'Referral',
};

export const paidChannels: readonly Channel[] = ['paid_search', 'paid_social', 'display'];

export const isChannel = (value: unknown): value is Channel => channels.some((channel) => channel === value);
