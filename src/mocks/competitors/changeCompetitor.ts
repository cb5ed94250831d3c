/** Handles POST /api/competitors, PATCH and DELETE /api/competitors/:id, and POST .../restore. */

import { competitorErrors } from '#domain/competitors/competitorRules.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { normalizeHost } from '#domain/hostName.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { Client } from '#events/clients/client.ts';
import {
  type CompetitorState,
  competitorDecider,
  competitorOf,
} from '#events/competitors/competitorDecider.ts';
import type { CompetitorFields } from '#events/competitors/competitorEvents.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { competitorItem } from './competitorItem.ts';

const handle = handleCommand(competitorStream, competitorDecider);

const clientOf = (answers: Answers, { workspaceId }: Caller, clientId: string | undefined): Client =>
  clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();

const about = (answers: Answers, caller: Caller, competitorId: string) => {
  const competitors = competitorsOf(answers.competitorDirectory, caller.workspaceId);
  const { clientId } = competitors.find(({ id }) => id === competitorId) ?? notThere();
  const { id, domain: ownDomain } = clientOf(answers, caller, clientId);
  return {
    asked: { competitorId, ownDomain },
    place: {
      key: [id] as const,
      version: (state: CompetitorState) => competitorOf(state, competitorId)?.revision ?? null,
    },
  };
};

const replyWith =
  (status: 200 | 201, competitorId: string) =>
  (after: CompetitorState): CommandReply => {
    const competitor = competitorOf(after, competitorId) ?? notThere();
    return { status, body: { competitor: competitorItem(competitor) }, version: competitor.revision };
  };

export const addCompetitor: Handler<'addCompetitor'> = (request, context) => {
  const { body, caller, now, world } = context;
  const competitorId = world.ids.entity();
  const { client_id: clientId, tier, notes = '' } = body;
  const fields = { domain: normalizeHost(body.domain) ?? body.domain, tier, notes: tidyText(notes) };
  const { workspaceId } = caller;
  return handle(request, context, {
    errors: competitorErrors(body),
    plan: (answers) => {
      const { domain: ownDomain } = clientOf(answers, caller, clientId);
      return {
        key: [clientId],
        command: { type: 'AddCompetitor', competitorId, clientId, workspaceId, ownDomain, ...fields, now },
        reply: replyWith(201, competitorId),
      };
    },
  });
};

const changesIn = ({ domain, tier, notes }: BodyOf<'updateCompetitor'>): Partial<CompetitorFields> => ({
  ...(domain === undefined ? {} : { domain: normalizeHost(domain) ?? domain }),
  ...definedOnly({ tier }),
  ...(notes === undefined ? {} : { notes: tidyText(notes) }),
});

export const updateCompetitor: Handler<'updateCompetitor'> = (request, context) => {
  const { body, params, caller, now } = context;
  return handle(request, context, {
    errors: competitorErrors(body),
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'UpdateCompetitor', ...asked, changes: changesIn(body), now },
        reply: replyWith(200, params.id),
      };
    },
  });
};

export const removeCompetitor: Handler<'removeCompetitor'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'RemoveCompetitor', ...asked, now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreCompetitor: Handler<'restoreCompetitor'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'none',
        command: { type: 'RestoreCompetitor', ...asked, now },
        reply: replyWith(200, params.id),
      };
    },
  });
};
