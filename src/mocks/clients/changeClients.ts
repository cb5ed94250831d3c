/** Handles POST /api/client-changes: applies one change to many clients, each row on its own. */

import { deletionText } from '#domain/clients/clientRules.ts';
import { tagsProblem, tidyTags } from '#domain/clients/clientTags.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { BulkAct, ChangeManyClients } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { type ClientState, clientOf } from '#events/clients/clientsFold.ts';
import { outcomesOf } from '#events/clients/decideManyClients.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Handler } from '../http/context.ts';
import { type CommandReply, handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { revisionIn, versionTag } from '../http/version.ts';
import { mostClients } from './clientQuota.ts';
import { staffProblem } from './staffProblem.ts';

const handle = handleCommand(clientStream, clientDecider);

type Body = BodyOf<'changeClients'>;

const actOf = ({ act, owner_id: ownerId = null, tag = '' }: Body): BulkAct => {
  if (act === 'assign') return { kind: act, ownerId };
  if (act === 'tag' || act === 'untag') return { kind: act, tag: tidyTags([tag])[0] ?? '' };
  return { kind: act };
};

const rowsOf = ({ clients }: Body): ChangeManyClients['rows'] => {
  const byId = new Map<string, string | undefined>();
  for (const { id, etag } of clients) if (!byId.has(id)) byId.set(id, etag);
  return [...byId].map(([clientId, etag]) => ({
    clientId,
    revision: etag === undefined ? null : revisionIn(etag),
  }));
};

const namesOne = ({ clients }: Body, { clientDirectory }: Answers, workspaceId: string): boolean => {
  const known = clientDirectory.byWorkspace[workspaceId] ?? {};
  return clients.some(({ id }) => Object.hasOwn(known, id));
};

const errorsOf = (body: Body, answers: Answers, workspaceId: string): Readonly<Record<string, string>> => {
  const { act, owner_id: ownerId, tag = '' } = body;
  const names = act === 'tag' || act === 'untag';
  const owner = staffProblem(ownerId, answers, workspaceId);
  const wrongTag = names ? (tidyText(tag) === '' ? 'Enter a tag' : tagsProblem([tag])) : null;
  const wanted = deletionText(rowsOf(body).length);
  const isTyped = act !== 'delete' || tidyText(body.typed ?? '').toLowerCase() === wanted;
  const isMissing = act === 'assign' && ownerId === undefined;
  return {
    ...(isMissing ? { owner_id: 'Choose a person or no one' } : {}),
    ...(owner === null ? {} : { owner_id: owner }),
    ...(wrongTag === null ? {} : { tag: wrongTag }),
    ...(isTyped ? {} : { typed: `Type “${wanted}”` }),
  };
};

const replyOf = (command: ChangeManyClients, before: ClientState, after: ClientState): CommandReply => ({
  status: 200,
  body: {
    rows: outcomesOf(command, before).outcomes.map(({ clientId, result }) => {
      const client = clientOf(after, clientId);
      return { id: clientId, result, etag: client ? versionTag(client.revision) : null };
    }),
  },
});

export const changeClients: Handler<'changeClients'> = (request, context) => {
  const { body, caller, now, answers } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    errors: errorsOf(body, answers, workspaceId),
    plan: (known) => {
      if (!namesOne(body, known, workspaceId))
        throw new RefusalError('invalid', { errors: { clients: 'No such client' } });
      const most = mostClients(known, { workspaceId, now });
      const command: ChangeManyClients = {
        type: 'ChangeManyClients',
        act: actOf(body),
        rows: rowsOf(body),
        most,
        now,
      };
      return {
        key: [workspaceId],
        command,
        reply: (after, before) => replyOf(command, before, after),
      };
    },
  });
};
