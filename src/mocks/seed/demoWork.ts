/** Seeds other work of the demo agency: watched competitors and white-label trials. */

import { suggestedRivals } from '#domain/competitors/suggestedRivals.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import {
  type AddCompetitor,
  type CompetitorCommand,
  competitorDecider,
} from '#events/competitors/competitorDecider.ts';
import type { CompetitorFields } from '#events/competitors/competitorEvents.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import { onboardingDecider } from '#events/onboarding/onboardingDecider.ts';
import { onboardingStream } from '#events/onboarding/onboardingStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { type BookEntry, demoBook } from './demoClientBook.ts';
import { planDays } from './demoDates.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

type Watching = Pick<AddCompetitor, 'domain' | 'tier' | 'notes'>;

/** The client that the agency took on last; its competitors have been revised since. */
const newest = 'saltandember';

const known: readonly Watching[] = [
  { domain: 'copperladle.example', tier: 'direct', notes: 'Same quarter, same price.' },
  { domain: 'hearthsupper.example', tier: 'indirect', notes: 'Delivers only; strong on weekdays.' },
  { domain: 'thegildedfork.example', tier: 'aspirational', notes: 'Booked out weeks ahead.' },
];

const rivalsOf = ({ clientId, industry }: BookEntry): readonly Watching[] =>
  clientId === newest
    ? known
    : suggestedRivals(industry, []).map(({ domain, tier, why }) => ({ domain, tier, notes: `${why}.` }));

const revisions = ({ at }: DemoCalendar, ownDomain: string): readonly CompetitorCommand[] => {
  const update = (changes: Partial<CompetitorFields>, now: string) =>
    ({ type: 'UpdateCompetitor', competitorId: 'demorival2', ownDomain, changes, now }) as const;
  return [
    update({ notes: 'Opens a dining room next spring.' }, at(8, 11)),
    update({ tier: 'direct' }, at(5, 11)),
  ];
};

const firstHour = 15;

const competitorsOf = (entry: BookEntry, calendar: DemoCalendar): readonly PastEvent[] => {
  const { index: place, clientId, domain: ownDomain, won } = entry;
  const isNewest = clientId === newest;
  const day = isNewest ? won : Math.min(won - 1, planDays.enterprise - 3 - place);
  const adding = rivalsOf(entry).map((rival, index) => ({
    type: 'AddCompetitor' as const,
    competitorId: `demorival${isNewest ? '' : clientId}${index + 1}`,
    ownDomain,
    clientId,
    workspaceId: demoWorkspaceId,
    ...rival,
    now: calendar.at(day, firstHour + index, isNewest ? '' : clientId),
  }));
  return eventsFromCommands(
    competitorDecider,
    [...adding, ...(isNewest ? revisions(calendar, ownDomain) : [])],
    { stream: competitorStream, key: [clientId], workspaceId: demoWorkspaceId },
  );
};

const competitors = (calendar: DemoCalendar): readonly PastEvent[] =>
  demoBook.filter(({ left }) => left === null).flatMap((entry) => competitorsOf(entry, calendar));

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
