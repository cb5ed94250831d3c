/** Lists the reporting lines of a demo source: campaigns, and channels without campaigns. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { factMeasures } from '../kpi/figureNames.ts';
import { presenceOf } from '../kpi/figureSums.ts';
import { type Channel, paidChannels } from '../metrics/channels.ts';
import type { CampaignLevel, MetricSource } from '../metrics/metricSource.ts';
import type { ClientProfile } from './clientProfile.ts';
import { chanceAt, placeSeed } from './factChance.ts';
import { type FactProfile, factProfiles, shareOf } from './factProfiles.ts';

export type FactLine = {
  readonly channel: Channel;
  readonly campaignId: string | null;
  readonly seed: number;
  /** Shared by a channel's campaigns, so that their good weeks coincide. */
  readonly channelSeed: number;
  readonly present: number;
  readonly profile: FactProfile;
  readonly share: number;
  /** Null: always as planned. */
  readonly levels: readonly CampaignLevel[] | null;
  readonly clickRate: number;
  readonly price: number;
  readonly buying: number;
};

const everything = presenceOf(factMeasures);
const withoutAdvertising = everything & ~presenceOf(['impressions', 'clicks', 'spend_cents']);

const isPaid = (channel: Channel): boolean => paidChannels.includes(channel);

type Part = Pick<FactLine, 'channel' | 'campaignId' | 'levels'> & { readonly weight: number };

const partsOf = ({ campaigns, channels }: MetricSource): readonly Part[] => [
  ...campaigns.map(({ id, channel, weight, levels }) => ({ channel, campaignId: id, weight, levels })),
  ...channels
    .filter((channel) => !isPaid(channel))
    .map((channel) => ({ channel, campaignId: null, weight: 1, levels: null })),
];

export const factLinesOf = (source: MetricSource, client: ClientProfile): readonly FactLine[] =>
  partsOf(source).map(({ channel, campaignId, weight, levels }) => {
    const seed = placeSeed('facts', source.id, campaignId ?? channel);
    const own = (index: number, low: number, high: number): number =>
      campaignId === null ? 1 : low + chanceAt(seed, index) * (high - low);
    return {
      channel,
      campaignId,
      levels,
      seed,
      channelSeed: placeSeed('weeks', source.firstClientId, channel),
      present: isPaid(channel) ? everything : withoutAdvertising,
      profile: factProfiles[channel],
      share: shareOf(client, channel) * weight,
      clickRate: own(100, 0.72, 1.4),
      price: own(101, 0.76, 1.32),
      buying: own(102, 0.7, 1.35),
    };
  });

export const firstDayOfLine = ({ levels }: FactLine): EpochDay | null =>
  levels === null ? Number.NEGATIVE_INFINITY : (levels[0]?.from ?? null);

/** Fraction of the line's ordinary size. */
export const levelOn = ({ levels }: FactLine, day: EpochDay): number => {
  if (levels === null) return 1;
  let level = 0;
  for (const step of levels) {
    if (step.from > day) break;
    level = step.level;
  }
  return level;
};
