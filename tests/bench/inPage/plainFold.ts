/** The floor of folding: one loop and one switch that give the same five answers, unfrozen. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Account } from '#events/projections/accountDirectory.ts';
import type { Client } from '#events/projections/clientDirectory.ts';
import type { SubscriptionFacts } from '#events/projections/currentSubscription.ts';
import type { OpenSession } from '#events/projections/openSessions.ts';
import type { Membership, WorkspaceFacts } from '#events/projections/workspaceDirectory.ts';

const empty = () => ({
  accounts: {} as Record<string, Account>,
  idByEmail: {} as Record<string, string>,
  sessions: {} as Record<string, OpenSession>,
  workspaces: {} as Record<string, WorkspaceFacts>,
  memberships: {} as Record<string, Membership>,
  clients: {} as Record<string, Record<string, Client>>,
  subscriptions: {} as Record<string, SubscriptionFacts>,
});

export type PlainAnswers = ReturnType<typeof empty>;

const register = (
  answers: PlainAnswers,
  event: AppEvent & { type: 'AccountRegistered' },
  revision: number,
) => {
  const { accountId, registeredAt, ...facts } = event.data;
  answers.accounts[accountId] = { ...facts, id: accountId, createdAt: registeredAt, revision };
  answers.idByEmail[normalizeEmail(facts.email)] = accountId;
};

const activate = (answers: PlainAnswers, { data }: AppEvent & { type: 'SubscriptionActivated' }) => {
  const { subscriptionId: id, workspaceId: _workspaceId, activatedAt, ...facts } = data;
  answers.subscriptions[data.accountId] = { ...facts, id, createdAt: activatedAt, updatedAt: activatedAt };
};

const addClient = (
  { clients }: PlainAnswers,
  { data, revision }: AppEvent & { type: 'ClientAdded'; revision: number },
) => {
  const { clientId, workspaceId, ...facts } = data;
  clients[workspaceId] ??= {};
  clients[workspaceId][clientId] = {
    ...facts,
    id: clientId,
    updatedAt: facts.addedAt,
    archivedAt: null,
    revision,
  };
};

const join = (answers: PlainAnswers, { data }: AppEvent & { type: 'MemberJoined' }) => {
  answers.memberships[data.accountId] = { ...data };
  answers.workspaces[data.workspaceId]?.memberIds.push(data.accountId);
};

const startSession = (answers: PlainAnswers, { data }: AppEvent & { type: 'SessionStarted' }) => {
  const { sessionId, accountId, startedAt, expiresAt } = data;
  answers.sessions[sessionId] = { accountId, startedAt, expiresAt };
};

const createWorkspace = (answers: PlainAnswers, { data }: AppEvent & { type: 'WorkspaceCreated' }) => {
  const { workspaceId, ...facts } = data;
  answers.workspaces[workspaceId] = { ...facts, id: workspaceId, memberIds: [] };
};

/** Folds the events of `sampleEvents`. */
export const plainFold = (events: readonly StoredEvent[]): PlainAnswers => {
  const answers = empty();
  for (const stored of events) {
    const event = stored as StoredEvent & AppEvent;
    switch (event.type) {
      case 'AccountRegistered':
        register(answers, event, event.revision);
        break;
      case 'ProfileUpdated':
        Object.assign(answers.accounts[event.data.accountId] ?? {}, event.data.changes, {
          revision: event.revision,
        });
        break;
      case 'SessionStarted':
        startSession(answers, event);
        break;
      case 'SessionEnded':
        delete answers.sessions[event.data.sessionId];
        break;
      case 'WorkspaceCreated':
        createWorkspace(answers, event);
        break;
      case 'MemberJoined':
        join(answers, event);
        break;
      case 'ClientAdded':
        addClient(answers, event);
        break;
      case 'SubscriptionActivated':
        activate(answers, event);
        break;
    }
  }
  return answers;
};
