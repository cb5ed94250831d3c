/** Seeds other work of the demo agency: watched competitors and white-label trials. */

import { demoClients } from '#domain/demo/demoClients.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { type AddCompetitor, competitorDecider } from '#events/competitors/competitorDecider.ts';
import type { CompetitorFields } from '#events/competitors/competitorEvents.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import { onboardingDecider } from '#events/onboarding/onboardingDecider.ts';
import { onboardingStream } from '#events/onboarding/onboardingStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { kickOff } from './demoDates.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

type Watching = Pick<AddCompetitor, 'domain' | 'tier' | 'notes'> & { readonly hour: number };

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
  return eventsFromCommands(
    competitorDecider,
    [
      ...adding,
      update({ notes: 'Opens a dining room next spring.' }, at(8, 11)),
      update({ tier: 'direct' }, at(5, 11)),
    ],
    { stream: competitorStream, key: [clientId], workspaceId: demoWorkspaceId },
  );
};

const looks = ({ at }: DemoCalendar): readonly PastEvent[] => {
  const workspaceId = demoWorkspaceId;
  const first = { name: 'Northlight', accent: '#1d4ed8', logoText: null, hidesPoweredBy: false };
  return eventsFromCommands(
    brandingDecider,
    [
      { type: 'SaveLook', workspaceId, look: first, now: at(110, 14) },
      { type: 'SaveLook', workspaceId, look: { ...first, logoText: 'NL' }, now: at(88, 14) },
      { type: 'RollBackLook', workspaceId, version: 0, now: at(60, 14) },
    ],
    { stream: brandingStream, key: [workspaceId], workspaceId },
  );
};

/** The owner is experienced and has hidden the first steps. */
const firstSteps = ({ at }: DemoCalendar): readonly PastEvent[] =>
  eventsFromCommands(
    onboardingDecider,
    [{ type: 'DismissFirstSteps', workspaceId: demoWorkspaceId, now: at(730, 9) }],
    { stream: onboardingStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );

/** All work except sign-ins. Each stream's events are in order; across streams, times give the order. */
export const demoWork = (calendar: DemoCalendar): readonly PastEvent[] => [
  ...competitors(calendar),
  ...looks(calendar),
  ...firstSteps(calendar),
];
