/** Handles the agency's changes of share links: create, change, revoke and restore. */

import { epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { expiryProblem, shareNameProblem, sharePasswordProblem } from '#domain/sharing/shareSettings.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { shareLinksOf } from '#events/projections/shareLinkDirectory.ts';
import { isOpen, type ShareLink, shareLinkOf } from '#events/shareLinks/shareLink.ts';
import { type ShareLinkState, shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { viewProblem } from '../metrics/filterProblem.ts';
import { isThere } from './sharedContentSource.ts';
import { linkSecret, passwordSecret } from './shareSecret.ts';

const statusOf = (link: ShareLink, now: string): ShareLinkItem['status'] => {
  if (link.revokedAt !== null) return 'revoked';
  return isOpen(link, now) ? 'open' : 'expired';
};

const shareLinkItem = (
  link: ShareLink,
  { answers, now }: { readonly answers: Pick<Answers, 'accountDirectory'>; readonly now: string },
): ShareLinkItem => {
  const account = answers.accountDirectory.byId[link.by];
  return {
    id: link.id,
    name: link.name,
    client_id: link.clientId,
    kind: link.kind,
    shown_id: link.shownId,
    view: link.view,
    expires_at: link.expiresAt,
    has_password: link.passwordId !== null,
    since: link.since,
    status: statusOf(link, now),
    opened: link.opened,
    last_opened_at: link.lastOpenedAt,
    created_at: link.createdAt,
    by: account ? accountName(account) : 'Someone',
    etag: versionTag(link.revision),
  };
};

type Fields = {
  readonly name?: string | undefined;
  readonly expires_at?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly since?: string | null | undefined;
};

const sinceProblem = (since: string, now: string): string | null => {
  const day = epochDayOf(since);
  return day === null || day > epochDayAt(Date.parse(now)) ? 'Choose a day that is not in the future' : null;
};

/** Errors by API field; empty when valid. `now` is ISO 8601 UTC. */
const shareFieldErrors = (
  { name, expires_at, password, since }: Fields,
  now: string,
): Record<string, string> => {
  const found = {
    name: name === undefined ? null : shareNameProblem(name),
    expires_at: expires_at === undefined ? null : expiryProblem(expires_at, now),
    password: typeof password === 'string' ? sharePasswordProblem(password) : null,
    since: typeof since === 'string' ? sinceProblem(since, now) : null,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
};

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
