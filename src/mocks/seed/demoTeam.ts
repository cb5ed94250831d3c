/** Seeds the agency's other staff: people with names and dates, who cannot sign in. */

import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { DemoPerson } from './demoAgencyShape.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { staffArrivals } from './demoDates.ts';
import staff from './demoStaff.json' with { type: 'json' };
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

const people: readonly DemoPerson[] = staff;

const daysAgo = (index: number): number => staffArrivals[index] ?? 1;

export const demoTeam = ({ at }: DemoCalendar, foundation: readonly PastEvent[]): readonly PastEvent[] => {
  const accounts = people.flatMap(({ id, email, firstName, lastName }, index) =>
    eventsFromCommands(
      accountDecider,
      [
        {
          type: 'RegisterAccount',
          accountId: id,
          email,
          role: 'manager',
          profile: { firstName, lastName, company: demoCompany, avatarUrl: null },
          now: at(daysAgo(index), 8),
        },
      ],
      { stream: accountStream, key: [email], workspaceId: demoWorkspaceId },
    ),
  );
  const joins = people.map(({ id }, index) => ({
    type: 'JoinWorkspace' as const,
    accountId: id,
    kind: 'staff' as const,
    clientId: null,
    now: at(daysAgo(index), 9),
  }));
  return [
    ...accounts,
    ...eventsFromCommands(workspaceDecider, joins, {
      stream: workspaceStream,
      key: [demoWorkspaceId],
      workspaceId: demoWorkspaceId,
      after: foundation,
    }),
  ];
};
