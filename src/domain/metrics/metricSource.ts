/** Defines a metric source as folded from the log: account, campaigns, gaps and restatements. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { Channel } from './channels.ts';
import type { ChannelDays } from './daySpans.ts';

/** Both days inclusive; `to` is null while it lasts. */
export type DaySpan = { readonly from: EpochDay; readonly to: EpochDay | null };

/** Factor on the campaign's ordinary size from a day on: 1 as planned, 0 paused or ended, 1.5 after half as much budget again. */
export type CampaignLevel = { readonly from: EpochDay; readonly level: number };

export type MetricCampaign = {
  readonly id: string;
  readonly name: string;
  readonly channel: Channel;
  /** Share of the channel's ordinary traffic; weights need not sum to 1. */
  readonly weight: number;
  /** Ordered by day; before the first level the campaign does not run. */
  readonly levels: readonly CampaignLevel[];
};

/** A platform's correction of past days, effective from then on. */
export type Restatement = { readonly from: EpochDay; readonly to: EpochDay; readonly factor: number };

export type ImportedFacts = {
  /** Ordered by day, each with the expected hash of its text. */
  readonly chunks: readonly {
    readonly hash: string;
    readonly from: EpochDay;
    readonly to: EpochDay;
    readonly rows: number;
  }[];
  readonly days: ChannelDays;
  /** Campaign ids by `campaignKey` of the name in the file. */
  readonly campaignIds: ReadonlyMap<string, string>;
};

export type HistoryProgress = { readonly days: number; readonly of: number; readonly stopped: boolean };

export type MetricSource = {
  /** Id of the integration or import; `sample-<client id>` for a sample client. */
  readonly id: string;
  readonly clientId: string;
  /** The original client, from which the demo data is generated: a reassignment does not change the data. */
  readonly firstClientId: string;
  readonly kind: 'integration' | 'sample' | 'import';
  /** The platform’s name and the account’s or file’s, such as `Google Ads · Fjord & Foam`. */
  readonly label: string;
  /** Paid channels have campaigns; the others are reported as a whole. */
  readonly channels: readonly Channel[];
  readonly campaigns: readonly MetricCampaign[];
  readonly from: EpochDay;
  readonly to: EpochDay | null;
  /** Days without data: an outage or an expired token. */
  readonly gaps: readonly DaySpan[];
  readonly restatements: readonly Restatement[];
  /** Days per channel that an import replaces. Default: none. */
  readonly replaced?: ChannelDays;
  readonly imported?: ImportedFacts;
  /** `failing` means unreachable and `ended` is as in `freshnessStates`. */
  readonly state: 'active' | 'failing' | 'expired' | 'disconnected' | 'ended';
  /** Days of history that arrived, of those that the platform has; omitted once it is whole. */
  readonly history?: HistoryProgress;
  /** The last day with possible data: today while connected. */
  readonly reportedTo: EpochDay;
  /** ISO 8601 UTC of the last status change: connected, recovered, fell silent or ended. */
  readonly syncedAt: string;
};
