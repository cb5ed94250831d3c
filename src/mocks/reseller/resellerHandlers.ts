/** Handles requests about the agency's own billing of its clients. */
import type { ResellerReply, TenantItem } from '#domain/contract/resellerSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { mostShare, payoutOf, tenantMrr, tenantNameProblem } from '#domain/reseller/payout.ts';
import { noReseller, type Reseller, type Tenant, tenantOf } from '#events/resellers/reseller.ts';
import { resellerDecider } from '#events/resellers/resellerDecider.ts';
import { resellerStream } from '#events/resellers/resellerStream.ts';
import type { Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';

const tenantItem = ({ id, name, plan, addedAt, endedAt, revision }: Tenant): TenantItem => ({
  id,
  name,
  plan_name: plan,
  mrr_cents: endedAt === null ? tenantMrr(plan) : 0,
  added_at: addedAt,
  ended_at: endedAt,
  etag: versionTag(revision),
});

const resellerReplyOf = ({ tenants, share }: Reseller): ResellerReply => {
  const all = Object.values(tenants);
  const { mrrCents, payoutCents } = payoutOf(
    all.filter(({ endedAt }) => endedAt === null),
    share,
  );
  return {
    items: all.map(tenantItem),
    share_percent: share,
    most_share_percent: mostShare,
    mrr_cents: mrrCents,
    payout_cents: payoutCents,
    currency: 'USD',
  };
};

const handle = handleCommand(resellerStream, resellerDecider);

const errorsOf = (name: string | undefined): Readonly<Record<string, string>> => {
  const wrong = name === undefined ? null : tenantNameProblem(name);
  return wrong === null ? {} : { name: wrong };
};

const replyWith =
  (status: 200 | 201, tenantId: string) =>
  (after: Reseller): CommandReply => {
    const tenant = tenantOf(after, tenantId) ?? notThere();
    return { status, body: { tenant: tenantItem(tenant) }, version: tenant.revision };
  };

export const addTenant: Handler<'addTenant'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const tenantId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body.name),
    plan: () => ({
      key: [workspaceId],
      command: { type: 'AddTenant', workspaceId, tenantId, name: body.name, plan: body.plan_name, now },
      reply: replyWith(201, tenantId),
    }),
  });
};

export const changeTenant: Handler<'changeTenant'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { workspaceId } = caller;
  const changes = {
    ...definedOnly({ name: body.name, plan: body.plan_name }),
  };
  return handle(request, context, {
    errors: errorsOf(body.name),
    plan: () => ({
      key: [workspaceId],
      ifMatch: 'required',
      version: (state) => tenantOf(state, params.id)?.revision ?? null,
      command: { type: 'ChangeTenant', workspaceId, tenantId: params.id, ...changes, now },
      reply: replyWith(200, params.id),
    }),
  });
};

export const endTenant: Handler<'endTenant'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'EndTenant', workspaceId, tenantId: params.id, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

export const restoreTenant: Handler<'restoreTenant'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'RestoreTenant', workspaceId, tenantId: params.id, now },
      reply: replyWith(200, params.id),
    }),
  });
};

export const changeShare: Handler<'changeShare'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'ChangeShare', workspaceId, share: body.share_percent, now },
      reply: (after) => ({ status: 200, body: resellerReplyOf(after) }),
    }),
  });
};

export const readReseller: Handler<'readReseller'> = (_request, { answers, caller }) =>
  json(200, resellerReplyOf(answers.resellerDirectory.byWorkspace[caller.workspaceId] ?? noReseller));
