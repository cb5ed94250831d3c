/** Seeds the demo agency's platform connections and their changes. */

import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { demoAccountOf } from '#domain/integrations/demoPlatformAccounts.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { ownValue } from '#domain/ownValue.ts';
import {
  type ConnectIntegration,
  type IntegrationCommand,
  integrationDecider,
} from '#events/integrations/integrationDecider.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { demoBook, keeperOf } from './demoClientBook.ts';
import { kickOff, planDays } from './demoDates.ts';
import { demoAccountId } from './demoFoundation.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

type Connecting = {
  readonly platform: PlatformId;
  /** The client of a selectable account; null for the client's own account. */
  readonly owner: 'fjord' | 'stackpilot' | 'maple' | null;
  readonly clientId: string;
  readonly daysAgo: number;
  readonly hour: number;
};

const connections: readonly Connecting[] = [
  { platform: 'google_analytics', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: 733, hour: 13 },
  { platform: 'google_ads', owner: 'maple', clientId: 'mapleclinic', daysAgo: 701, hour: 13 },
  { platform: 'linkedin', owner: 'stackpilot', clientId: 'stackpilot', daysAgo: 610, hour: 9 },
  { platform: 'facebook_ads', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: 640, hour: 13 },
  { platform: 'google_analytics', owner: 'stackpilot', clientId: 'stackpilot', daysAgo: kickOff, hour: 12 },
  { platform: 'google_analytics', owner: 'maple', clientId: 'mapleclinic', daysAgo: kickOff, hour: 13 },
  { platform: 'youtube', owner: 'maple', clientId: 'mapleclinic', daysAgo: kickOff, hour: 14 },
  { platform: 'instagram', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: kickOff, hour: 15 },
  { platform: 'tiktok', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: kickOff, hour: 16 },
];

const platformsAt: Readonly<Record<number, readonly PlatformId[]>> = {
  0: ['google_ads'],
  1: ['google_ads'],
  2: [],
};
const byIndustry: Readonly<Record<string, readonly PlatformId[]>> = {
  'E-commerce': ['google_analytics', 'google_ads', 'facebook_ads', 'shopify'],
  'SaaS & Technology': ['google_analytics', 'google_ads', 'linkedin'],
  Healthcare: ['google_analytics', 'google_ads'],
  Education: ['google_analytics', 'google_ads', 'facebook_ads'],
  Automotive: ['google_analytics', 'google_ads', 'facebook_ads', 'youtube'],
  'Real Estate': ['google_analytics', 'google_ads', 'facebook_ads'],
  'Travel & Hospitality': ['google_analytics', 'google_ads', 'facebook_ads', 'pinterest'],
  'Food & Restaurant': ['google_analytics', 'google_ads', 'facebook_ads', 'instagram'],
};

const own: readonly Connecting[] = demoBook.flatMap(({ index, clientId, industry, won }) =>
  (platformsAt[index] ?? ownValue(byIndustry, industry) ?? []).map((platform, place) => ({
    platform,
    owner: null,
    clientId,
    // The last platform often follows later, after the others have proved useful.
    daysAgo: place === 3 && won > 150 ? won - 60 - index : won,
    hour: 13,
  })),
);

/** From the plan on that includes competitors, or from the client's second day. */
const ofMarkets: readonly Connecting[] = demoBook.flatMap(({ index, clientId, won, left }) =>
  left === null
    ? [
        {
          platform: 'search_visibility',
          owner: null,
          clientId,
          daysAgo: Math.min(won - 1, planDays.enterprise - 2 - index),
          hour: 14,
        },
      ]
    : [],
);

export type DemoConnection = {
  readonly integrationId: string;
  readonly platform: PlatformId;
  readonly externalId: string;
  readonly externalName: string;
  readonly clientId: string;
  readonly daysAgo: number;
  readonly hour: number;
};

const nameOf = (clientId: string): string =>
  demoBook.find((one) => one.clientId === clientId)?.name ?? clientId;

const connectionOf = ({ platform, owner, clientId, daysAgo, hour }: Connecting): DemoConnection => {
  const externalId = `${platform}-${owner ?? clientId}`;
  const name = owner === null ? `${nameOf(clientId)} on ${platformNames[platform]}` : externalId;
  return {
    integrationId: `demo${platform}${owner ?? clientId}`.replaceAll('_', ''),
    platform,
    externalId,
    externalName: demoAccountOf(platform, externalId)?.name ?? name,
    clientId,
    daysAgo,
    hour,
  };
};

export const demoConnections: readonly DemoConnection[] = [...connections, ...own, ...ofMarkets].map(
  connectionOf,
);

export const accountOf = (clientId: string, platform: PlatformId): DemoConnection => {
  const found = demoConnections.find((one) => one.clientId === clientId && one.platform === platform);
  if (!found) throw new RangeError(`${clientId} has no account on ${platform}`);
  return found;
};

const connect = (connection: DemoConnection, { at }: DemoCalendar): ConnectIntegration => {
  const { daysAgo, hour, ...facts } = connection;
  return {
    type: 'ConnectIntegration',
    workspaceId: demoWorkspaceId,
    by: demoAccountId('admin'),
    ...facts,
    scopes: platformCatalogue[connection.platform].scopes,
    now: at(daysAgo, hour, connection.integrationId),
  };
};

const reviewed = {
  workspaceId: demoWorkspaceId,
  integrationId: 'demoyoutubemaple',
  by: demoAccountId('admin'),
};

/** A client's accounts are disconnected when it leaves. */
const farewells = ({ at }: DemoCalendar): readonly IntegrationCommand[] =>
  demoBook.flatMap((entry) => {
    const { clientId, left } = entry;
    if (left === null) return [];
    return demoConnections
      .filter((one) => one.clientId === clientId)
      .map(({ integrationId }) => ({
        type: 'DisconnectIntegration' as const,
        workspaceId: demoWorkspaceId,
        integrationId,
        by: keeperOf(entry, left),
        now: at(left, 15, integrationId),
      }));
  });

export const demoIntegrations = (calendar: DemoCalendar): readonly PastEvent[] =>
  eventsFromCommands(
    integrationDecider,
    inOrder<IntegrationCommand>([
      ...demoConnections.map((connection) => connect(connection, calendar)),
      { type: 'DisconnectIntegration', ...reviewed, now: calendar.at(5, 10) },
      { type: 'RestoreIntegration', ...reviewed, now: calendar.at(5, 15) },
      ...farewells(calendar),
    ]),
    { stream: integrationStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );
