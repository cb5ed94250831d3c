/** POST /api/clients: a new client, while the plan has room. */
import { clientErrors, tidyClient } from '#domain/clients/clientRules.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { clientItem, withEtag } from './clientItem.ts';
import { refusedClient } from './clientRoom.ts';

const propose = async (
  { log, caller, now, body }: Context<'addClient'>,
  answers: Context<'addClient'>['answers'],
  clientId: string,
): Promise<Proposal | Refused> => {
  const { workspaceId } = caller;
  const stream = clientStream(workspaceId);
  const { state, revision } = await loadStream(log, stream, clientDecider);
  const full = refusedClient(answers, { workspaceId, now }, state);
  if (full) return full;
  const facts = { ...tidyClient(body), workspaceId, sample: false };
  const decision = clientDecider.decide({ type: 'AddClient', clientId, ...facts, now }, state);
  if (!decision.ok) return decision;
  const client = { ...facts, id: clientId, addedAt: now, updatedAt: now, archivedAt: null };
  return {
    ok: true,
    actor: { kind: 'account', id: caller.accountId, role: caller.role },
    events: decision.events.map((event) => ({
      stream,
      event,
      tags: [workspaceTag(workspaceId), clientTag(clientId)],
    })),
    expected: [{ stream, revision }],
    reply: { status: 201, body: { client: clientItem({ ...client, revision: state.next }) } },
  };
};

export const addClient: Handler<'addClient'> = async (_request, context) => {
  const errors = clientErrors(context.body);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const clientId = context.world.ids.entity();
  return withEtag(await context.commit((answers) => propose(context, answers, clientId)));
};
