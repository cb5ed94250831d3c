/** Plans the demo agency's campaigns: account, channel, size and start. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import { cases } from './demoCases.ts';
import { type BookEntry, entryOf } from './demoClientBook.ts';
import { accountOf, demoConnections } from './demoConnections.ts';

export type CampaignPlan = {
  readonly entry: BookEntry;
  readonly campaignId: string;
  readonly name: string;
  readonly season: string;
  readonly integrationId: string;
  readonly channel: Channel;
  readonly weight: number;
  readonly launched: number;
  readonly ranBefore: number;
};

type Slot = { readonly platform: PlatformId; readonly channel: Channel; readonly weight: number };

const search: Slot = { platform: 'google_ads', channel: 'paid_search', weight: 1 };
const display: Slot = { platform: 'google_ads', channel: 'display', weight: 1 };
const social: Slot = { platform: 'facebook_ads', channel: 'paid_social', weight: 1 };
const video: Slot = { platform: 'tiktok', channel: 'paid_social', weight: 0.35 };
const moreSearch: Slot = { ...search, weight: 0.4 };

const has = (clientId: string, platform: PlatformId): boolean =>
  demoConnections.some((one) => one.clientId === clientId && one.platform === platform);

const slotOf = (clientId: string, place: number): Slot => {
  const isOnSocial = has(clientId, 'facebook_ads');
  if (place === 0) return search;
  if (place === 1) return isOnSocial ? social : display;
  if (has(clientId, 'tiktok')) return video;
  return isOnSocial ? display : moreSearch;
};

const gapOf = ({ index }: BookEntry, place: number): number =>
  [0, index % 2 === 0 ? 0 : 35 + index, 80 + 3 * index][place] ?? 0;

const launchOf = (entry: BookEntry, place: number, account: number): number => {
  const since = Math.min(entry.won, account) - gapOf(entry, place);
  if (entry.clientId === cases.launch.clientId && place === 2) return cases.launch.daysAgo;
  return since > 20 ? since : Math.min(entry.won, account);
};

/** Later clients bring running campaigns along. */
const ranBefore = ({ won, index }: BookEntry, launched: number): number =>
  launched === won && won < 600 ? 180 + 10 * index : 0;

const seen = new Map<string, number>();

export const campaignPlans: readonly CampaignPlan[] = demoAgency.campaigns.map(({ id, clientId, name }) => {
  const place = seen.get(clientId) ?? 0;
  seen.set(clientId, place + 1);
  const entry = entryOf(clientId);
  const { platform, channel, weight } = slotOf(clientId, place);
  const { integrationId, daysAgo } = accountOf(clientId, platform);
  const launched = launchOf(entry, place, daysAgo);
  const [season = ''] = name.split(' · ');
  const facts = { entry, campaignId: id, name, season, integrationId, channel, weight, launched };
  return { ...facts, ranBefore: ranBefore(entry, launched) };
});
