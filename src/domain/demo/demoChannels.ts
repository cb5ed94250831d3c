/** Defines the channels of the demo's clients. */

export const demoChannels = [
  'paid_search',
  'paid_social',
  'display',
  'organic_search',
  'email',
  'direct',
] as const;

export type DemoChannel = (typeof demoChannels)[number];

export type ChannelProfile = {
  /** Clicks ÷ impressions and cents per click on an ordinary day; null for an unpaid channel. */
  readonly paid: { readonly clickRate: number; readonly cpcCents: number } | null;
  readonly buying: number;
  readonly peoplePerSession: number;
};

export const channelProfiles: Readonly<Record<DemoChannel, ChannelProfile>> = {
  paid_search: {
    paid: { clickRate: 0.045, cpcCents: 92 },
    buying: 1.15,
    peoplePerSession: 0.86,
  },
  paid_social: {
    paid: { clickRate: 0.014, cpcCents: 58 },
    buying: 0.7,
    peoplePerSession: 0.9,
  },
  display: {
    paid: { clickRate: 0.005, cpcCents: 31 },
    buying: 0.4,
    peoplePerSession: 0.93,
  },
  organic_search: { paid: null, buying: 1, peoplePerSession: 0.88 },
  email: { paid: null, buying: 1.7, peoplePerSession: 0.78 },
  direct: { paid: null, buying: 1.3, peoplePerSession: 0.74 },
};

export const isPaid = (channel: DemoChannel): boolean => channelProfiles[channel].paid !== null;

export const isDemoChannel = (channel: string): channel is DemoChannel =>
  demoChannels.some((one) => one === channel);
