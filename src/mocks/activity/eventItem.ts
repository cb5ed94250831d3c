/** A stored event as it goes over the wire, with the names of who did it and of what it is about. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers } from '#events/projections/readModel.ts';
import type { HistoryViewer } from '#events/projections/workspaceHistory.ts';
import type { Caller } from '../http/context.ts';
import { actorName } from './actorName.ts';

/** What of the history is open to a caller (ruling D11). */
export const viewerOf = ({ workspaceId, accountId, clientId, kind }: Caller): HistoryViewer => ({
  workspaceId,
  accountId,
  clientId,
  wholeWorkspace: seesWholeWorkspace(kind),
});

type Facts = { readonly workspaceId?: unknown; readonly clientId?: unknown; readonly competitorId?: unknown };

const entryOf = <Entry>(
  byWorkspace: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
  facts: Facts,
  id: unknown,
) => byWorkspace[String(facts.workspaceId)]?.[String(id)];

const aboutName = (
  { data }: StoredEvent,
  { competitorDirectory, clientDirectory }: Answers,
): string | null => {
  const facts = data as Facts;
  const competitor = entryOf(competitorDirectory.byWorkspace, facts, facts.competitorId);
  const client = entryOf(clientDirectory.byWorkspace, facts, facts.clientId);
  return competitor?.domain ?? client?.name ?? null;
};

export const eventItem = (event: StoredEvent, answers: Answers): EventItem => ({
  position: event.position,
  id: event.id,
  stream: event.stream,
  revision: event.revision,
  type: event.type,
  schema_version: event.schemaVersion,
  occurred_at: event.occurredAt,
  recorded_at: event.recordedAt,
  actor: { kind: event.actor.kind, id: event.actor.id, name: actorName(event, answers) },
  about: aboutName(event, answers),
  command_id: event.commandId,
  correlation_id: event.correlationId,
  causation_id: event.causationId,
  tags: [...event.tags],
  data: event.data as EventItem['data'],
  previous_hash: event.previousHash,
  hash: event.hash,
});
