/** Creates a small complete history with every event type: an agency, its owner and a client's person. */
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { later, morning, nextDay } from './cast.ts';

type OwnScenario = { readonly scenarioId: string; readonly accountId: string };

const scenarioStory = (own: OwnScenario, workspaceId: string): readonly AppEvent[] => [
  {
    type: 'RoiScenarioSaved',
    data: { ...own, workspaceId, name: 'Today', inputs: roiDefaults, savedAt: morning },
  },
  {
    type: 'RoiScenarioRenamed',
    data: { ...own, formerName: 'Today', name: 'Weekly', renamedAt: later },
  },
  { type: 'RoiScenarioRemoved', data: { ...own, name: 'Weekly', removedAt: later } },
  { type: 'RoiScenarioRestored', data: { ...own, name: 'Weekly', restoredAt: nextDay } },
];

const integrationStory = (
  about: { workspaceId: string; integrationId: string; by: string },
  [clientId, otherClientId]: readonly [string, string],
): readonly AppEvent[] => {
  const facts = { ...about, platform: 'shopify', externalName: 'Shoes demo shop' } as const;
  const mapped = { ...facts, clientId: otherClientId };
  return [
    {
      type: 'IntegrationConnected',
      data: {
        ...facts,
        clientId,
        externalId: 'shopify-shoes',
        scopes: ['Read orders'],
        connectedAt: later,
      },
    },
    { type: 'IntegrationMapped', data: { ...mapped, formerClientId: clientId, mappedAt: later } },
    { type: 'IntegrationDisconnected', data: { ...mapped, disconnectedAt: later } },
    { type: 'IntegrationRestored', data: { ...mapped, restoredAt: nextDay } },
  ];
};

/** All ids start with `name`, so that two samples share none. */
export const sampleEventsOf = (name: string): readonly AppEvent[] => {
  const [owner, guest, workspaceId, clientId] = [
    `${name}owner`,
    `${name}guest`,
    `${name}space`,
    `${name}client`,
  ];
  const profile = { firstName: name, lastName: 'Berg', company: `${name} Media`, avatarUrl: null };
  const registered = (accountId: string, email: string): AppEvent => ({
    type: 'AccountRegistered',
    data: { accountId, email, role: 'user', ...profile, registeredAt: morning },
  });
  return [
    registered(owner, `${name}@berg.example`),
    {
      type: 'WorkspaceCreated',
      data: { workspaceId, name: `${name} Media`, ownerId: owner, createdAt: morning },
    },
    {
      type: 'MemberJoined',
      data: { workspaceId, accountId: owner, kind: 'owner', clientId: null, joinedAt: morning },
    },
    {
      type: 'ClientAdded',
      data: {
        clientId,
        workspaceId,
        name: 'Shoes & Sons',
        domain: 'shoes.example',
        industry: 'E-commerce',
        sample: false,
        addedAt: morning,
      },
    },
    {
      type: 'SessionStarted',
      data: { sessionId: `${name}first`, accountId: owner, startedAt: morning, expiresAt: nextDay },
    },
    registered(guest, `${name}.guest@berg.example`),
    {
      type: 'MemberJoined',
      data: { workspaceId, accountId: guest, kind: 'client', clientId, joinedAt: later },
    },
    { type: 'ProfileUpdated', data: { accountId: owner, changes: { lastName: 'Lang' }, updatedAt: later } },
    { type: 'SignInSlowed', data: { accountId: guest, failures: 5, until: nextDay, slowedAt: later } },
    { type: 'SessionEnded', data: { sessionId: `${name}first`, accountId: owner, endedAt: later } },
    {
      type: 'SessionStarted',
      data: { sessionId: `${name}second`, accountId: owner, startedAt: later, expiresAt: nextDay },
    },
    {
      type: 'SubscriptionActivated',
      data: {
        subscriptionId: `${name}sub`,
        accountId: owner,
        workspaceId,
        plan: 'pro',
        cycle: 'monthly',
        periodStart: later,
        periodEnd: '2026-02-05T09:30:00.000Z',
        trialEnd: nextDay,
        activatedAt: later,
      },
    },
    {
      type: 'ContactRequested',
      data: {
        contactId: `${name}contact`,
        name: `${name} Berg`,
        email: `${name}@berg.example`,
        company: null,
        topic: 'sales',
        message: 'Does Pro fit twelve clients?',
        accountId: owner,
        requestedAt: later,
      },
    },
    ...scenarioStory({ scenarioId: `${name}scenario`, accountId: owner }, workspaceId),
    {
      type: 'AppInstalled',
      data: {
        workspaceId,
        listingId: 'quietbell',
        name: 'Quiet Bell',
        by: owner,
        version: '1.9.0',
        scopes: ['Read figures'],
        installedAt: later,
      },
    },
    {
      type: 'AppInstalled',
      data: {
        workspaceId,
        listingId: 'tasknote',
        name: 'Task Note',
        by: owner,
        version: '1.6.1',
        scopes: ['Read figures'],
        installedAt: later,
      },
    },
    {
      type: 'AppUninstalled',
      data: {
        workspaceId,
        listingId: 'quietbell',
        name: 'Quiet Bell',
        by: owner,
        uninstalledAt: nextDay,
      },
    },
    ...integrationStory({ workspaceId, integrationId: `${name}shop`, by: owner }, [clientId, `${name}other`]),
  ];
};
