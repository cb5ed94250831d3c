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
  readonly title: string;
  /** Clicks ÷ impressions and cents per click on an ordinary day; null for an unpaid channel. */
  readonly paid: { readonly clickRate: number; readonly cpcCents: number } | null;
  readonly buying: number;
  readonly peoplePerSession: number;
};

export const channelProfiles: Readonly<Record<DemoChannel, ChannelProfile>> = {
  paid_search: {
    title: 'Paid search',
    paid: { clickRate: 0.045, cpcCents: 92 },
    buying: 1.15,
    peoplePerSession: 0.86,
  },
  paid_social: {
    title: 'Paid social',
    paid: { clickRate: 0.014, cpcCents: 58 },
    buying: 0.7,
    peoplePerSession: 0.9,
  },
  display: {
    title: 'Display',
    paid: { clickRate: 0.005, cpcCents: 31 },
    buying: 0.4,
    peoplePerSession: 0.93,
  },
  organic_search: { title: 'Organic search', paid: null, buying: 1, peoplePerSession: 0.88 },
  email: { title: 'Email', paid: null, buying: 1.7, peoplePerSession: 0.78 },
  direct: { title: 'Direct', paid: null, buying: 1.3, peoplePerSession: 0.74 },
};

export const isPaid = (channel: DemoChannel): boolean => channelProfiles[channel].paid !== null;

export const isDemoChannel = (channel: string): channel is DemoChannel =>
  demoChannels.some((one) => one === channel);
