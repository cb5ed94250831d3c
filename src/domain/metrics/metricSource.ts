/** Where figures come from, as the log tells it: the accounts of a client with their campaigns, gaps and revisions. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { ChannelDays } from '../imports/daySpans.ts';
import type { Channel } from './channels.ts';

/** Both days inclusive; `to` null while it lasts. */
export type DaySpan = { readonly from: EpochDay; readonly to: EpochDay | null };

/**
 * From a day on, a campaign runs at this part of its ordinary size.
 * 1 as planned, 0 while it is paused or has ended, 1.5 after half as much budget again.
 */
export type CampaignLevel = { readonly from: EpochDay; readonly level: number };

export type MetricCampaign = {
  readonly id: string;
  readonly name: string;
  readonly channel: Channel;
  /** Its part of the channel's ordinary traffic; the campaigns of a channel need not make 1. */
  readonly weight: number;
  /** In the order of their days; before the first one it does not run. */
  readonly levels: readonly CampaignLevel[];
};

/** A platform changed what it had told of past days, which holds from then on. */
export type Restatement = { readonly from: EpochDay; readonly to: EpochDay; readonly factor: number };

/** The rows of an import, where they are, and what of them counts. */
export type ImportedFacts = {
  /** In the order of their days, each with what its text must hash to. */
  readonly chunks: readonly {
    readonly hash: string;
    readonly from: EpochDay;
    readonly to: EpochDay;
    readonly rows: number;
  }[];
  /** The days that count. */
  readonly days: ChannelDays;
  /** By `campaignKey` of the name in the file: the id of the campaign. */
  readonly campaignIds: ReadonlyMap<string, string>;
};

export type MetricSource = {
  /** Id of the integration or of the import; of a sample client `sample-<client id>`. */
  readonly id: string;
  readonly clientId: string;
  /** The client that it was connected for, whose business its demo figures grow from: they stay the same when it is given to another. */
  readonly firstClientId: string;
  readonly kind: 'integration' | 'sample' | 'import';
  /** The platform’s name and the account’s or the file’s, such as `Google Ads · Fjord & Foam`. */
  readonly label: string;
  /** Paid channels come by their campaigns; the others as a whole. */
  readonly channels: readonly Channel[];
  readonly campaigns: readonly MetricCampaign[];
  /** The first day it tells of. */
  readonly from: EpochDay;
  /** The last day it tells of; null while it is connected. */
  readonly to: EpochDay | null;
  /** Days it does not tell of: an outage, a token that expired. */
  readonly gaps: readonly DaySpan[];
  readonly restatements: readonly Restatement[];
  /** Days of channels for which an import stands. Left out: none. */
  readonly replaced?: ChannelDays;
  /** Of an import alone. */
  readonly imported?: ImportedFacts;
  /** Why it is behind: it cannot be reached, its access has expired, or it was given up. `ended`: as of `freshnessStates`. */
  readonly state: 'active' | 'failing' | 'expired' | 'disconnected' | 'ended';
  /** The last day it can have told of so far: today while it is connected. */
  readonly toldTo: EpochDay;
  /** ISO 8601 UTC of the last answer that something led to: it was connected, came back, fell silent or ended. */
  readonly syncedAt: string;
};
