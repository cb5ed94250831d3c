/** The agency's staff beside the admin and the manager: people with names and dates, who sign in nowhere. */

import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/stream.ts';
import { workspaceStream } from '#events/workspaces/stream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { DemoPerson } from './demoAgencyShape.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { staffArrivals } from './demoDates.ts';
import staff from './demoStaff.json' with { type: 'json' };
import { type PastEvent, tellEvents } from './tellEvents.ts';

const people: readonly DemoPerson[] = staff;

const daysAgo = (index: number): number => staffArrivals[index] ?? 1;

/** `foundation` holds the workspace that they join. */
export const demoTeam = ({ at }: DemoCalendar, foundation: readonly PastEvent[]): readonly PastEvent[] => {
  const accounts = people.flatMap(({ id, email, firstName, lastName }, index) =>
    tellEvents(
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
    ...tellEvents(workspaceDecider, joins, {
      stream: workspaceStream,
      key: [demoWorkspaceId],
      workspaceId: demoWorkspaceId,
      after: foundation,
    }),
  ];
};
