/** Defines visitor behaviour per channel group: the landing page's six, two more, and measures for signed-in pages. */
import type { Channel } from '../metrics/channels.ts';
import type { ClientProfile } from './clientProfile.ts';
import { type ChannelProfile, channelProfiles, type DemoChannel } from './demoChannels.ts';

export type FactProfile = Pick<ChannelProfile, 'paid' | 'buying' | 'peoplePerSession'> & {
  /** Engaged sessions ÷ all sessions on an ordinary day. */
  readonly engagement: number;
  /** First-time buyers' orders ÷ all orders. */
  readonly newBuyers: number;
  /** Mean number of pages after the first in an engaged visit. */
  readonly morePages: number;
  readonly stay: number;
};

type Visits = Omit<FactProfile, keyof ChannelProfile>;

const known = (channel: DemoChannel, visits: Visits): FactProfile => ({
  ...channelProfiles[channel],
  ...visits,
});

export const factProfiles: Readonly<Record<Channel, FactProfile>> = {
  paid_search: known('paid_search', { engagement: 0.61, newBuyers: 0.62, morePages: 2.4, stay: 148 }),
  paid_social: known('paid_social', { engagement: 0.48, newBuyers: 0.74, morePages: 1.7, stay: 96 }),
  display: known('display', { engagement: 0.37, newBuyers: 0.7, morePages: 1.3, stay: 74 }),
  organic_search: known('organic_search', { engagement: 0.64, newBuyers: 0.55, morePages: 2.6, stay: 171 }),
  organic_social: {
    paid: null,
    buying: 0.55,
    peoplePerSession: 0.91,
    engagement: 0.5,
    newBuyers: 0.66,
    morePages: 1.8,
    stay: 104,
  },
  email: known('email', { engagement: 0.68, newBuyers: 0.12, morePages: 2.9, stay: 162 }),
  direct: known('direct', { engagement: 0.66, newBuyers: 0.28, morePages: 3.1, stay: 189 }),
  referral: {
    paid: null,
    buying: 0.9,
    peoplePerSession: 0.89,
    engagement: 0.59,
    newBuyers: 0.58,
    morePages: 2.2,
    stay: 137,
  },
};

/** Fraction of a client's sessions: from its profile for the six channels, derived from a similar one for the other two. */
export const shareOf = ({ shares }: ClientProfile, channel: Channel): number => {
  switch (channel) {
    case 'organic_social':
      return shares.paid_social * 0.3;
    case 'referral':
      return shares.direct * 0.45;
    default:
      return shares[channel];
  }
};

/** Fraction of conversions that are orders; the others are leads with a value. */
export const ordersPerConversion = 0.94;
