/** POST /api/auth/sign-up: an account, its workspace with one sample client, and a session, all in one append (ruling D3). */
import { signUpErrors } from '#domain/accounts/signUpRules.ts';
import { sampleClient } from '#domain/clients/sampleClient.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import type { Account } from '#events/projections/accountDirectory.ts';
import { accountTag, clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { startSession } from './sessionProposal.ts';

type SignUpContext = Context<'signUp'>;

const errorsOf = ({ body }: SignUpContext): Record<string, string> => {
  const { email, password, profile } = body;
  const errors = signUpErrors({ email, password, ...profile });
  const path = (field: string) => (field in profile ? `profile.${field}` : field);
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [path(field), text]));
};

const accountOf = ({ body, now }: SignUpContext, id: string, email: string): Account => {
  const { firstName, lastName, company } = body.profile;
  return {
    id,
    email,
    firstName,
    lastName,
    company,
    avatarUrl: null,
    role: 'user',
    createdAt: now,
    revision: 0,
  };
};

/** The workspace named after the company, with its owner and the sample client. */
const foundWorkspace = (
  { body, world, now }: SignUpContext,
  workspaceId: string,
  ownerId: string,
): readonly NewEvent[] => {
  const name = body.profile.company;
  const created = workspaceDecider.decide(
    { type: 'CreateWorkspace', workspaceId, name, ownerId, now },
    workspaceDecider.initial,
  );
  const clientId = world.ids.entity();
  const added = clientDecider.decide(
    { type: 'AddClient', clientId, workspaceId, ...sampleClient, now },
    clientDecider.initial,
  );
  const tagged = (stream: string, events: readonly DomainEvent[], about: string): readonly NewEvent[] =>
    events.map((event) => ({ stream, event, tags: [workspaceTag(workspaceId), about] }));
  return [
    ...tagged(`workspace-${workspaceId}`, created.ok ? created.events : [], accountTag(ownerId)),
    ...tagged(clientStream(workspaceId), added.ok ? added.events : [], clientTag(clientId)),
  ];
};

const propose = async (
  context: SignUpContext,
  verifier: () => Promise<string>,
): Promise<Proposal | Refused> => {
  const { body, log, world, now } = context;
  const stream = accountStream(body.email);
  const { state, revision } = await loadStream(log, stream, accountDecider);
  const [id, workspaceId] = [world.ids.entity(), world.ids.entity()];
  const profile = { ...body.profile, avatarUrl: null };
  const registered = accountDecider.decide(
    { type: 'RegisterAccount', accountId: id, email: body.email, role: 'user', profile, now },
    state,
  );
  if (!registered.ok) return registered;
  const tags = [workspaceTag(workspaceId), accountTag(id)];
  const email = registered.events[0]?.type === 'AccountRegistered' ? registered.events[0].data.email : '';
  const session = startSession(accountOf(context, id, email), workspaceId, { ids: world.ids, now });
  return {
    ok: true,
    actor: { kind: 'account', id, role: 'user' },
    events: [
      ...registered.events.map((event) => ({ stream, event, tags })),
      ...foundWorkspace(context, workspaceId, id),
      ...session.events,
    ],
    expected: [{ stream, revision }],
    vault: [{ put: `password:${id}`, value: { verifier: await verifier() } }, session.vault],
    reply: { status: 201, body: session.reply },
  };
};

export const signUp: Handler<'signUp'> = (_request, context) => {
  const errors = errorsOf(context);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  let hashed: Promise<string> | undefined;
  const verifier = () => {
    hashed ??= context.passwords.hash(context.body.password);
    return hashed;
  };
  return context.commit(() => propose(context, verifier));
};
