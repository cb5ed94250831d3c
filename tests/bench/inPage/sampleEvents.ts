/** Generates histories of agencies with every event type of the projections in realistic proportions. */
import type { AppEvent } from '#events/appEvent.ts';
import { freezeDeep } from '#events/log/frozenJson.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';

export type Placed = { readonly stream: string; readonly event: AppEvent };

const at = '2026-11-03T10:20:30.400Z';
const later = '2026-12-03T10:20:30.400Z';

export const eventsPerAgency = 20;

const sessionsOf = (accountId: string): readonly Placed[] =>
  Array.from({ length: 5 }, (_, index) => `${accountId}s${index}`).flatMap((sessionId): readonly Placed[] => [
    {
      stream: `session-${sessionId}`,
      event: { type: 'SessionStarted', data: { sessionId, accountId, startedAt: at, expiresAt: later } },
    },
    {
      stream: `session-${sessionId}`,
      event: { type: 'SessionEnded', data: { sessionId, accountId, endedAt: later } },
    },
  ]);

const clientsOf = (workspaceId: string): readonly Placed[] =>
  Array.from({ length: 4 }, (_, index) => `${workspaceId}c${index}`).map((clientId) => ({
    stream: `clients-${workspaceId}`,
    event: {
      type: 'ClientAdded',
      data: {
        clientId,
        workspaceId,
        name: `Client ${clientId}`,
        domain: `${clientId}.example`,
        industry: 'retail',
        sample: false,
        addedAt: at,
      },
    },
  }));

/** `eventsPerAgency` events: an account with its workspace, clients, subscription, sessions and two profile changes. */
export const agencyEvents = (number: number): readonly Placed[] => {
  const accountId = `a${number}`;
  const workspaceId = `w${number}`;
  const profile = { firstName: 'Ada', lastName: 'Moreau', company: `Agency ${number}`, avatarUrl: null };
  const account = (event: AppEvent): Placed => ({ stream: `account-${accountId}`, event });
  const workspace = (event: AppEvent): Placed => ({ stream: `workspace-${workspaceId}`, event });
  const email = `ada${number}@agency.example`;
  const period = { periodStart: at, periodEnd: later, trialEnd: null, activatedAt: at };
  return [
    account({
      type: 'AccountRegistered',
      data: { ...profile, accountId, email, role: 'user', registeredAt: at },
    }),
    workspace({
      type: 'WorkspaceCreated',
      data: { workspaceId, name: profile.company, ownerId: accountId, createdAt: at },
    }),
    workspace({
      type: 'MemberJoined',
      data: { workspaceId, accountId, kind: 'staff', clientId: null, joinedAt: at },
    }),
    ...clientsOf(workspaceId),
    {
      stream: `subscription-${accountId}`,
      event: {
        type: 'SubscriptionActivated',
        data: {
          ...period,
          subscriptionId: workspaceId,
          accountId,
          workspaceId,
          plan: 'enterprise',
          cycle: 'monthly',
        },
      },
    },
    ...sessionsOf(accountId),
    ...['Ann', 'Ada'].map((firstName) =>
      account({ type: 'ProfileUpdated', data: { accountId, changes: { firstName }, updatedAt: later } }),
    ),
  ];
};

/** Frozen events as the log returns them, 20 per agency; without valid hashes. */
export const sampleEvents = (agencies: number): readonly StoredEvent[] => {
  const revisions = new Map<string, number>();
  const placed = Array.from({ length: agencies }, (_, number) => agencyEvents(number)).flat();
  return placed.map(({ stream, event }, index) => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return freezeDeep({
      tenant: 'bench',
      position: index + 1,
      id: `event-${index + 1}`,
      stream,
      revision,
      ...event,
      schemaVersion: 1,
      occurredAt: at,
      recordedAt: at,
      commandId: `command-${index + 1}`,
      correlationId: '0'.repeat(32),
      causationId: null,
      actor: { kind: 'seed', id: 'bench' },
      tags: [],
      previousHash: '0'.repeat(64),
      hash: '0'.repeat(64),
    } as const);
  });
};
