/** Serializes a stored event with the names of its actor and its subject. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { actorOfEvent } from '#events/actorOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { isHiddenFrom, withoutWords } from '#events/people/personalWords.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { numberAt } from '#events/projections/timeline.ts';
import type { HistoryViewer } from '#events/projections/workspaceHistory.ts';
import { taggedClient } from '#events/tags.ts';
import type { Caller } from '../http/context.ts';
import { actorName, knowsActor } from './actorName.ts';

/** The parts of the history open to a caller (ruling D11). */
export const viewerOf = (caller: Caller): HistoryViewer => ({
  workspaceId: caller.workspaceId,
  accountId: caller.accountId,
  clientId: caller.clientId,
  wholeWorkspace: seesWholeWorkspace(caller.kind),
  ...definedOnly({ clientArchivedAt: caller.clientArchivedAt }),
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

/**
 * Omits large data that has its own endpoints. For clients it also omits recipients, source failures and
 * reasons for dismissing findings; for all callers, the text of others' annotations.
 */
const dataFor = ({ type, data }: StoredEvent, { kind, accountId }: Caller): EventItem['data'] => {
  const facts = data as EventItem['data'];
  if (isHiddenFrom(facts, accountId)) return withoutWords(facts);
  if ('conversationId' in facts) {
    const { reply: _reply, ...rest } = facts;
    return rest;
  }
  if ('pictureId' in facts && 'url' in facts) {
    const { url: _url, ...rest } = facts;
    return rest;
  }
  if (type === 'DataImported') {
    const { chunks: _chunks, mapping: _mapping, headersKey: _key, campaigns: _campaigns, ...rest } = facts;
    return rest;
  }
  if ((type === 'SourceSyncFailed' || type === 'FindingMarked') && !seesWholeWorkspace(kind)) {
    const { reason: _reason, ...rest } = facts;
    return rest;
  }
  if (!('reportId' in facts)) return facts;
  const { content: _content, ...rest } = facts;
  if (seesWholeWorkspace(kind)) return rest;
  const { recipients: _recipients, ...ofClient } = rest;
  return ofClient;
};

type VisibleFacts = Pick<EventItem, 'actor' | 'data'>;

const visibleTo = (caller: Caller, event: StoredEvent, answers: Answers): VisibleFacts => {
  const { kind, id } = event.actor;
  const by = actorOfEvent(event);
  const name = actorName(by, answers, caller);
  const data = dataFor(event, caller);
  if (knowsActor(by, answers, caller)) return { actor: { kind, id, name }, data };
  const agency = caller.workspaceId;
  return {
    actor: { kind, id: kind === 'account' ? agency : id, name },
    data: 'by' in data ? { ...data, by: agency } : data,
  };
};

/** `number` is the event's number within the workspace, as shown to its people (ruling D35). */
export const eventItem = (event: StoredEvent, answers: ScopedAnswers, caller: Caller): EventItem => ({
  position: event.position,
  number: numberAt(answers.timeline, event.position),
  id: event.id,
  stream: event.stream,
  revision: event.revision,
  type: event.type,
  schema_version: event.schemaVersion,
  occurred_at: event.occurredAt,
  recorded_at: event.recordedAt,
  ...visibleTo(caller, event, answers),
  about: aboutName(event, answers),
  client_id: taggedClient(event.tags),
  command_id: event.commandId,
  correlation_id: event.correlationId,
  causation_id: event.causationId,
  tags: [...event.tags],
  previous_hash: event.previousHash,
  hash: event.hash,
});
