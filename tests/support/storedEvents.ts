/** Stored events without a log, for projections: they look at content, place and tags only. */
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { EventOf } from '#events/projections/projection.ts';
import { morning } from './cast.ts';

/** The stream that an event of a subject goes to. */
export const streamOf = ({ type, data }: AppEvent): string => {
  switch (type) {
    case 'AccountRegistered':
    case 'ProfileUpdated':
    case 'SignInSlowed':
      return `account-${data.accountId}`;
    case 'SessionStarted':
    case 'SessionEnded':
      return `session-${data.sessionId}`;
    case 'WorkspaceCreated':
    case 'MemberJoined':
      return `workspace-${data.workspaceId}`;
    case 'ContactRequested':
      return `contact-${data.contactId}`;
    case 'RoiScenarioSaved':
    case 'RoiScenarioRenamed':
    case 'RoiScenarioRemoved':
    case 'RoiScenarioRestored':
      return `roiScenario-${data.scenarioId}`;
    case 'ClientAdded':
    case 'ClientUpdated':
    case 'ClientArchived':
    case 'ClientRestored':
      return `clients-${data.workspaceId}`;
    case 'CompetitorAdded':
    case 'CompetitorUpdated':
    case 'CompetitorRemoved':
    case 'CompetitorRestored':
      return `competitors-${data.clientId}`;
    case 'LookSaved':
    case 'LookRolledBack':
      return `branding-${data.workspaceId}`;
    case 'SubscriptionActivated':
      return `subscription-${data.accountId}`;
  }
};

/** The events as a log would keep them, from position 1; ids and hashes are made up. */
export const storedEvents = (...events: readonly AppEvent[]): readonly StoredEvent[] => {
  const revisions = new Map<string, number>();
  return events.map((event, index) => {
    const stream = streamOf(event);
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return {
      tenant: 'tests',
      position: index + 1,
      id: `event-${index + 1}`,
      stream,
      revision,
      schemaVersion: 1,
      occurredAt: morning,
      recordedAt: morning,
      commandId: `command-${index + 1}`,
      correlationId: '0'.repeat(31).concat('1'),
      causationId: null,
      actor: { kind: 'system', id: 'tests' },
      tags: [],
      previousHash: '0'.repeat(64),
      hash: '0'.repeat(64),
      ...event,
    };
  });
};

/** The data of the first event of a type; throws when there is none. */
export const dataOf = <Type extends AppEvent['type']>(
  events: readonly StoredEvent[],
  type: Type,
): EventOf<Type>['data'] => {
  const found = events.find((event): event is EventOf<Type> => event.type === type);
  if (!found) throw new Error(`No ${type} among ${events.length} events`);
  return found.data;
};

/** What an event says without what the log itself made of it: place, ids and hashes. */
export const factsOf = (events: readonly StoredEvent[]) =>
  events.map(({ stream, revision, type, schemaVersion, occurredAt, actor, tags, causationId, data }) => ({
    stream,
    revision,
    type,
    schemaVersion,
    occurredAt,
    actor,
    tags,
    causationId,
    data,
  }));
