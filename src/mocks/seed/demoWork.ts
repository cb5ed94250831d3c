/** What the demo agency did over the months: connected platforms, watched competitors and tried looks. */
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoAccountOf } from '#domain/integrations/demoPlatformAccounts.ts';
import { integrationStream } from '#domain/integrations/integrationStream.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { type AddCompetitor, competitorDecider } from '#events/competitors/competitorDecider.ts';
import type { CompetitorFields } from '#events/competitors/competitorEvents.ts';
import { type ConnectIntegration, integrationDecider } from '#events/integrations/integrationDecider.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { demoAccountId, demoWorkspaceId, kickOff } from './demoFoundation.ts';
import { type PastEvent, tellEvents } from './tellEvents.ts';

const berth = workspaceTag(demoWorkspaceId);

type Connecting = {
  readonly platform: PlatformId;
  readonly owner: 'fjord' | 'stackpilot' | 'maple';
  readonly clientId: string;
  readonly daysAgo: number;
  readonly hour: number;
};

const connections: readonly Connecting[] = [
  { platform: 'google_analytics', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: 165, hour: 13 },
  { platform: 'google_ads', owner: 'maple', clientId: 'mapleclinic', daysAgo: 148, hour: 13 },
  { platform: 'linkedin', owner: 'stackpilot', clientId: 'stackpilot', daysAgo: 97, hour: 9 },
  { platform: 'facebook_ads', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: 41, hour: 13 },
  { platform: 'google_analytics', owner: 'stackpilot', clientId: 'stackpilot', daysAgo: kickOff, hour: 12 },
  { platform: 'google_analytics', owner: 'maple', clientId: 'mapleclinic', daysAgo: kickOff, hour: 13 },
  { platform: 'youtube', owner: 'maple', clientId: 'mapleclinic', daysAgo: kickOff, hour: 14 },
  { platform: 'instagram', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: kickOff, hour: 15 },
  { platform: 'tiktok', owner: 'fjord', clientId: 'fjordandfoam', daysAgo: kickOff, hour: 16 },
];

const connect = (
  { platform, owner, clientId, daysAgo, hour }: Connecting,
  { at }: DemoCalendar,
): ConnectIntegration => {
  const externalId = `${platform}-${owner}`;
  return {
    type: 'ConnectIntegration',
    workspaceId: demoWorkspaceId,
    integrationId: `demo${platform}${owner}`.replaceAll('_', ''),
    by: demoAccountId('admin'),
    platform,
    externalId,
    externalName: demoAccountOf(platform, externalId)?.name ?? externalId,
    clientId,
    scopes: platformCatalogue[platform].scopes,
    now: at(daysAgo, hour),
  };
};

/** Maple Street Clinic's channel, which was given up for a few hours. */
const reviewed = {
  workspaceId: demoWorkspaceId,
  integrationId: 'demoyoutubemaple',
  by: demoAccountId('admin'),
};

const integrations = (calendar: DemoCalendar): readonly PastEvent[] =>
  tellEvents(
    integrationDecider,
    [
      ...connections.map((connection) => connect(connection, calendar)),
      { type: 'DisconnectIntegration', ...reviewed, now: calendar.at(5, 10) },
      { type: 'RestoreIntegration', ...reviewed, now: calendar.at(5, 15) },
    ],
    {
      stream: integrationStream(demoWorkspaceId),
      tagsOf: (command) => [berth, clientTag('clientId' in command ? command.clientId : 'mapleclinic')],
    },
  );

type Watching = Pick<AddCompetitor, 'domain' | 'tier' | 'notes'> & { readonly hour: number };

/** All of the client that was taken on last. */
const rivals: readonly Watching[] = [
  { domain: 'copperladle.example', tier: 'direct', notes: 'Same quarter, same price.', hour: 15 },
  { domain: 'hearthsupper.example', tier: 'indirect', notes: 'Delivers only; strong on weekdays.', hour: 16 },
  { domain: 'thegildedfork.example', tier: 'aspirational', notes: 'Booked out weeks ahead.', hour: 17 },
];

const competitors = ({ at }: DemoCalendar): readonly PastEvent[] => {
  const client = demoClients.at(-1) ?? demoClients[0];
  const { clientId } = client;
  const ownDomain = client.domain;
  const adding = rivals.map(({ hour, ...fields }, index) => ({
    type: 'AddCompetitor' as const,
    competitorId: `demorival${index + 1}`,
    ownDomain,
    clientId,
    workspaceId: demoWorkspaceId,
    ...fields,
    now: at(kickOff, hour),
  }));
  const update = (changes: Partial<CompetitorFields>, now: string) =>
    ({ type: 'UpdateCompetitor', competitorId: 'demorival2', ownDomain, changes, now }) as const;
  return tellEvents(
    competitorDecider,
    [
      ...adding,
      update({ notes: 'Opens a dining room next spring.' }, at(8, 11)),
      update({ tier: 'direct' }, at(5, 11)),
    ],
    { stream: `competitors-${clientId}`, tagsOf: () => [berth, clientTag(clientId)] },
  );
};

/** Two looks were tried; the product's own holds again. */
const looks = ({ at }: DemoCalendar): readonly PastEvent[] => {
  const workspaceId = demoWorkspaceId;
  const first = { name: 'Northlight', accent: '#1d4ed8', logoText: null, hidesPoweredBy: false };
  return tellEvents(
    brandingDecider,
    [
      { type: 'SaveLook', workspaceId, look: first, now: at(110, 14) },
      { type: 'SaveLook', workspaceId, look: { ...first, logoText: 'NL' }, now: at(88, 14) },
      { type: 'RollBackLook', workspaceId, version: 0, now: at(60, 14) },
    ],
    { stream: `branding-${workspaceId}`, tagsOf: () => [berth] },
  );
};

/** What was done, without who was signed in. The events of each stream in their order; across streams, times tell the order. */
export const demoWork = (calendar: DemoCalendar): readonly PastEvent[] => [
  ...integrations(calendar),
  ...competitors(calendar),
  ...looks(calendar),
];
