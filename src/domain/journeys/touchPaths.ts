/** Generates the touches before a conversion of demo data: the facts have conversions by channel and day, but no visitors. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { type ClientProfile, clientProfileOf } from '../demo/clientProfile.ts';
import { below, chanceAt, placeSeed } from '../demo/factChance.ts';
import { shareOf } from '../demo/factProfiles.ts';
import type { Channel } from '../metrics/channels.ts';

export type Touch = { readonly channel: Channel; readonly daysBefore: number };

/** The first is the oldest; the last one converts on its day. */
export type TouchPath = readonly Touch[];

const mostEarlier = 5;
const oneMore = 0.55;

/** Chance of an earlier touch by the channel that converts: a newsletter or a direct visit is seldom the first. */
const anyEarlier: Readonly<Record<Channel, number>> = {
  paid_search: 0.64,
  paid_social: 0.48,
  display: 0.45,
  organic_search: 0.58,
  organic_social: 0.5,
  email: 0.76,
  direct: 0.72,
  referral: 0.55,
};

/** Days between two touches at most: dear orders are considered for longer. */
const longestGap = ({ orderCents }: ClientProfile): number =>
  10 + Math.min(16, Math.floor(orderCents / 2_500));

/** Tendency of a channel to come before the one that converts. */
const opening: Readonly<Record<Channel, number>> = {
  paid_search: 1.1,
  paid_social: 1.6,
  display: 1.7,
  organic_search: 1.3,
  organic_social: 1.2,
  email: 0.7,
  direct: 0.5,
  referral: 1,
};

type Opening = { readonly channel: Channel; readonly upTo: number };

const openingsOf = (profile: ClientProfile, channels: readonly Channel[]): readonly Opening[] => {
  let upTo = 0;
  return channels.map((channel) => {
    upTo += shareOf(profile, channel) * opening[channel];
    return { channel, upTo };
  });
};

const chosenBy = (openings: readonly Opening[], chance: number): Channel | undefined => {
  const place = chance * (openings.at(-1)?.upTo ?? 0);
  return (openings.find(({ upTo }) => place < upTo) ?? openings.at(-1))?.channel;
};

type Conversion = { readonly channel: Channel; readonly day: EpochDay; readonly index: number };

/**
 * Deterministic by seed, client, day, converting channel and number of the conversion on that day. The last
 * touch is the channel of the fact, so that last-touch credit equals the stored conversions. Earlier touches
 * are drawn from `channels`, those that the client has sources for.
 */
export const createTouchPaths = (clientId: string, channels: readonly Channel[]) => {
  const profile = clientProfileOf(clientId);
  const openings = openingsOf(profile, channels);
  const longest = longestGap(profile);
  const seeds = new Map(channels.map((channel) => [channel, placeSeed('touches', clientId, channel)]));
  return ({ channel, day, index }: Conversion): TouchPath => {
    const seed = below(below(seeds.get(channel) ?? placeSeed('touches', clientId, channel), day), index);
    const path: Touch[] = [{ channel, daysBefore: 0 }];
    let daysBefore = 0;
    for (let step = 0; step < mostEarlier; step += 1) {
      const at = step * 3;
      if (chanceAt(seed, at) >= (step === 0 ? anyEarlier[channel] : oneMore)) break;
      const earlier = chosenBy(openings, chanceAt(seed, at + 1));
      if (earlier === undefined) break;
      // The square makes short gaps common and long ones rare.
      daysBefore += Math.floor(longest * chanceAt(seed, at + 2) ** 2);
      path.unshift({ channel: earlier, daysBefore });
    }
    return path;
  };
};
