/** How visitors of each channel group behave in the demo's facts: the landing page's six channels, two more, and what only signed-in people see. */
import type { Channel } from '../metrics/channels.ts';
import type { ClientProfile } from './clientProfile.ts';
import { type ChannelProfile, channelProfiles, type DemoChannel } from './demoChannels.ts';

export type FactProfile = Pick<ChannelProfile, 'paid' | 'buying' | 'peoplePerSession'> & {
  /** Sessions that do something ÷ all of an ordinary day. */
  readonly engagement: number;
  /** Orders by people who had never ordered ÷ all orders. */
  readonly newBuyers: number;
};

const known = (channel: DemoChannel, engagement: number, newBuyers: number): FactProfile => ({
  ...channelProfiles[channel],
  engagement,
  newBuyers,
});

export const factProfiles: Readonly<Record<Channel, FactProfile>> = {
  paid_search: known('paid_search', 0.61, 0.62),
  paid_social: known('paid_social', 0.48, 0.74),
  display: known('display', 0.37, 0.7),
  organic_search: known('organic_search', 0.64, 0.55),
  organic_social: { paid: null, buying: 0.55, peoplePerSession: 0.91, engagement: 0.5, newBuyers: 0.66 },
  email: known('email', 0.68, 0.12),
  direct: known('direct', 0.66, 0.28),
  referral: { paid: null, buying: 0.9, peoplePerSession: 0.89, engagement: 0.59, newBuyers: 0.58 },
};

/** The channel's part of a client's sessions: the profile's own for its six, and for the two others a part of what is like them. */
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

/** Which part of the conversions are orders; the others are inquiries and sign-ups that have a value all the same. */
export const ordersPerConversion = 0.94;
