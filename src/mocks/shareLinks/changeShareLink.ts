/** Handles the agency's changes of share links: create, change, revoke and restore. */

import { definedOnly } from '#domain/definedOnly.ts';
import type { Answers } from '#events/projections/answers.ts';
import { shareLinksOf } from '#events/projections/shareLinkDirectory.ts';
import { shareLinkOf } from '#events/shareLinks/shareLink.ts';
import { type ShareLinkState, shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { viewProblem } from '../metrics/filterProblem.ts';
import { isThere } from './sharedContentSource.ts';
import { shareFieldErrors } from './shareFields.ts';
import { shareLinkItem } from './shareLinkItem.ts';
import { linkSecret, passwordSecret } from './shareSecret.ts';

const handle = handleCommand(shareLinkStream, shareLinkDecider);

const tokenBytes = 32;

export const listShareLinks: Handler<'listShareLinks'> = (_request, { answers, caller, query, now }) => {
  const { client, shown, ...page } = query;
  const links = Object.values(shareLinksOf(answers.shareLinkDirectory, caller.workspaceId).byId).filter(
    ({ clientId, shownId }) =>
      (client === undefined || clientId === client) && (shown === undefined || shownId === shown),
  );
  const { items, ...rest } = pageOf(links.toReversed(), page);
  return json(200, { items: items.map((link) => shareLinkItem(link, { answers, now })), ...rest });
};

const replyWith =
  (id: string, known: { readonly answers: Answers; readonly now: string }) =>
  (after: ShareLinkState): CommandReply => {
    const link = shareLinkOf(after, id) ?? notThere();
    return { status: 200, body: { share_link: shareLinkItem(link, known) }, version: link.revision };
  };

/** Each password gets a new vault key, so that undoing a change restores the previous one. */
const newPassword = async (
  { world, passwords }: Pick<Context<'createShareLink'>, 'world' | 'passwords'>,
  password: string | null | undefined,
) => {
  if (typeof password !== 'string') return { passwordId: null, vault: [] };
  const passwordId = world.ids.entity();
  return { passwordId, vault: [passwordSecret(passwordId, await passwords.hash(password))] };
};

export const createShareLink: Handler<'createShareLink'> = async (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { name, kind, view, since, client_id: clientId, shown_id: shownId, expires_at: expiresAt } = body;
  const shareLinkId = world.ids.entity();
  const token = world.ids.secret(tokenBytes);
  const errors = shareFieldErrors(body, now);
  const isWrong = Object.keys(errors).length > 0;
  const { passwordId, vault } = await newPassword(context, isWrong ? null : body.password);
  return handle(request, context, {
    errors,
    plan: (answers) => {
      activeClient(answers, caller, { clientId, field: 'client_id' });
      if (!isThere(answers, workspaceId, { kind, shownId, clientId }))
        throw new RefusalError('invalid', { errors: { shown_id: 'There is no such thing of this client' } });
      const problem = viewProblem(answers, { workspaceId, clientId, now }, view);
      if (problem !== null) throw new RefusalError('invalid', { errors: { view: problem } });
      const settings = { name, expiresAt, passwordId, since };
      const shown = { clientId, kind, shownId, view };
      const reply = replyWith(shareLinkId, { answers, now });
      return {
        key: [workspaceId],
        command: { type: 'CreateShareLink', workspaceId, shareLinkId, ...shown, ...settings, by, now },
        related: () => ({ vault: [linkSecret(token, { workspaceId, shareLinkId }), ...vault] }),
        reply: (after) => {
          const { body: told, version } = reply(after);
          return {
            status: 201,
            body: { ...Object(told), token },
            ...definedOnly({ version }),
          };
        },
      };
    },
  });
};

type Changing = Pick<Context<'revokeShareLink'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, shareLinkId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: ShareLinkState) => shareLinkOf(state, params.id)?.revision ?? null,
    },
  };
};

export const changeShareLink: Handler<'changeShareLink'> = async (request, context) => {
  const { body, params, now } = context;
  const { place, asked } = about(context);
  const { name, since, expires_at: expiresAt } = body;
  const errors = shareFieldErrors(body, now);
  const isWrong = Object.keys(errors).length > 0;
  const { passwordId, vault } = await newPassword(context, isWrong ? null : body.password);
  return handle(request, context, {
    errors,
    plan: (answers) => ({
      ...place,
      ifMatch: 'required',
      command: {
        type: 'ChangeShareLink',
        ...asked,
        name,
        since,
        expiresAt,
        passwordId: body.password === undefined ? undefined : passwordId,
      },
      related: () => ({ vault }),
      reply: replyWith(params.id, { answers, now }),
    }),
  });
};

/** Needs no version, because revoking is right whatever changed meanwhile. */
export const revokeShareLink: Handler<'revokeShareLink'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'RevokeShareLink', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

export const restoreShareLink: Handler<'restoreShareLink'> = (request, context) => {
  const { params, now } = context;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'RestoreShareLink', ...asked },
      reply: replyWith(params.id, { answers, now }),
    }),
  });
};
