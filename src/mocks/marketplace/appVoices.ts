/** Handles requests for apps (GET /api/marketplace/requests, POST .../requests and .../answer) and PUT .../review. */

import { definedOnly } from '#domain/definedOnly.ts';
import { checkAppPlan } from '#domain/marketplace/installRules.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { type InstallationState, installationDecider } from '#events/marketplace/installationDecider.ts';
import { installationStream } from '#events/marketplace/installationStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { appRequestsOf } from '#events/projections/installedApps.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Caller, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { planOf } from '../subscription/planOf.ts';
import { appRequestItem, listingDetailsOf } from './listingItem.ts';

const handle = handleCommand(installationStream, installationDecider);

export const listAppRequests: Handler<'listAppRequests'> = (_request, { answers, caller }) => {
  const { workspaceId, clientId } = caller;
  const items = appRequestsOf(answers.installedApps, workspaceId)
    .filter((request) => clientId === null || request.clientId === clientId)
    .map((request) => appRequestItem({ answers, workspaceId }, request));
  return json(200, { items });
};

const replyWith = (answers: Answers, { workspaceId }: Caller, requestId: string) => {
  return ({ requests }: InstallationState) => {
    const request = requests.find(({ id }) => id === requestId) ?? notThere();
    return { body: { request: appRequestItem({ answers, workspaceId }, request) } };
  };
};

export const requestListing: Handler<'requestListing'> = (request, context) => {
  const { params, body, caller, now, world } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { workspaceId, accountId: by } = caller;
  const clientId = body.client_id ?? caller.clientId;
  const requestId = world.ids.entity();
  return handle(request, context, {
    errors:
      caller.clientId === null || clientId === caller.clientId
        ? {}
        : { client_id: 'Ask for your own client' },
    plan: (answers) => {
      if (clientId !== null) activeClient(answers, caller, { clientId, field: 'client_id' });
      return {
        key: [workspaceId, listing.id],
        command: { type: 'RequestApp', workspaceId, listing, by, now, requestId, clientId, why: body.why },
        reply: (after) => ({ status: 201, ...replyWith(answers, caller, requestId)(after) }),
      };
    },
  });
};

export const answerAppRequest: Handler<'answerAppRequest'> = (request, context) => {
  const { params, body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const { answer, why = null, scopes } = body;
  return handle(request, context, {
    plan: (answers) => {
      const asked = appRequestsOf(answers.installedApps, workspaceId).find(({ id }) => id === params.id);
      const listing = listingOf((asked ?? notThere()).listingId) ?? notThere();
      const locked = checkAppPlan(planOf(answers, { workspaceId, now }), listing);
      if (locked && answer === 'approved') throw new RefusalError('featureLocked', locked);
      return {
        key: [workspaceId, listing.id],
        command: {
          type: 'AnswerAppRequest',
          ...{ workspaceId, listing, by, now, requestId: params.id, answer, why },
          ...definedOnly({ scopes }),
        },
        reply: (after) => ({ status: 200, ...replyWith(answers, caller, params.id)(after) }),
      };
    },
  });
};

export const reviewListing: Handler<'reviewListing'> = (request, context) => {
  const { params, body, caller, now } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: (answers) => ({
      key: [workspaceId, listing.id],
      command: { type: 'ReviewApp', workspaceId, listing, by, now, review: body.review },
      reply: ({ reviews }) => ({
        status: 200,
        body: { details: listingDetailsOf(listing, { answers, accountId: by, reviews }) },
      }),
    }),
  });
};
