/** Seeds source problems of the demo agency: an expired access, lost tracking, and a revision by the platform. */

import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { type SourceCommand, sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { accountOf } from './demoConnections.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

type Telling = { readonly calendar: DemoCalendar; readonly today: EpochDay };

const about = (clientId: string, platform: PlatformId) => {
  const { integrationId, externalName } = accountOf(clientId, platform);
  return { workspaceId: demoWorkspaceId, integrationId, platform, externalName, clientId };
};

export const demoSourceProblems = ({ calendar, today }: Telling): readonly PastEvent[] => {
  const { expired, outage, restated } = cases;
  const day = (daysAgo: number): string => calendarDayOf(today - daysAgo);
  const recovered = calendar.workday(outage.to);
  const lost = about(outage.clientId, 'google_analytics');
  const commands: readonly SourceCommand[] = [
    {
      type: 'FailSync',
      ...about(expired.clientId, 'facebook_ads'),
      from: day(calendar.workday(expired.daysAgo)),
      reason: 'tokenExpired',
      now: calendar.dayBreak(expired.daysAgo),
    },
    {
      type: 'FailSync',
      ...lost,
      from: day(calendar.workday(outage.from)),
      reason: 'trackingLost',
      now: calendar.at(outage.from, 8),
    },
    { type: 'RecoverSync', ...lost, lostTo: day(recovered + 1), now: calendar.at(outage.to, 12) },
    {
      type: 'RestateSource',
      ...about(restated.clientId, 'google_ads'),
      from: day(restated.from),
      to: day(restated.to),
      factor: restated.factor,
      reason: 'Invalid clicks were taken back',
      now: calendar.at(restated.told, 6),
    },
  ];
  return eventsFromCommands(sourceDecider, inOrder(commands), {
    stream: sourceStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
