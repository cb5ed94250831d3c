/** Handles GET /api/workspace: returns the caller's workspace, its people and its size. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { WorkspaceReply } from '#domain/contract/workspaceSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { lastVisitOf } from '#events/projections/lastVisit.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Caller, Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';
import { firstStepsFor } from '../onboarding/firstStepsFor.ts';
import { canSeePerson } from '../people/canSeePerson.ts';
import { overviewOf } from './overviewOf.ts';

const clientOf = (answers: Answers, { workspaceId, clientId }: Caller): WorkspaceReply['client'] => {
  const client = answers.clientDirectory.byWorkspace[workspaceId]?.[clientId ?? ''];
  if (!client) return null;
  const { id, name, domain, industry, logoId, addedAt } = client;
  return { id, name, domain, industry, logo_id: logoId, since: addedAt };
};

const visitOf = (answers: ScopedAnswers, { accountId, sessionId, kind }: Caller) => {
  const before = answers.openSessions.byId[sessionId]?.startedAt;
  if (before === undefined || !seesWholeWorkspace(kind)) return null;
  return lastVisitOf(answers.timeline, { accountId, before, upTo: answers.position });
};

export const readWorkspace: Handler<'readWorkspace'> = async (_request, { log, answers, caller, now }) => {
  const workspace = answers.workspaceDirectory.byId[caller.workspaceId];
  if (!workspace) return problem('notFound');
  const members = membersOf(answers.workspaceDirectory, workspace.id).filter((one) =>
    canSeePerson(caller, one),
  );
  const reply: WorkspaceReply = {
    workspace: {
      id: workspace.id,
      name: workspace.name,
      created_at: workspace.createdAt,
      owner_id: seesWholeWorkspace(caller.kind) ? workspace.ownerId : null,
    },
    client: clientOf(answers, caller),
    members: members.flatMap(({ accountId, kind, joinedAt }) => {
      const account = answers.accountDirectory.byId[accountId];
      if (!account) return [];
      return [{ id: accountId, name: accountName(account), role: account.role, kind, joined_at: joinedAt }];
    }),
    overview: await overviewOf({ log, answers, caller, now }),
    first_steps: firstStepsFor(answers, caller),
    last_visit: visitOf(answers, caller),
  };
  return json(200, reply);
};
