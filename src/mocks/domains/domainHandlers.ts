/** Handles GET, PUT and DELETE /api/white-label/domain, its check, and PUT /api/demo/dns. */
import {
  type DnsRecords,
  demoTarget,
  domainProblem,
  normalDomain,
  txtName,
  txtValue,
} from '#domain/branding/domainRules.ts';
import { readableHost } from '#domain/branding/readableHost.ts';
import type { DomainItem, DomainReply } from '#domain/contract/domainSchemas.ts';
import { hasFeature } from '#domain/plans/planFeatures.ts';
import type { CustomDomain } from '#events/domains/customDomain.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { domainOf } from '#events/projections/domainDirectory.ts';
import { workspaceTag } from '#events/tags.ts';
import type { BackendParts, Caller, Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { planOf } from '../subscription/planOf.ts';

const handle = handleCommand(domainStream, domainDecider);

type Parts = Pick<BackendParts, 'domainLookup'> & { readonly now: string; readonly caller: Caller };

export const targetOf = ({ domainLookup }: Pick<BackendParts, 'domainLookup'>): string =>
  domainLookup?.target ?? demoTarget;

const itemOf = (known: CustomDomain, answers: Answers, parts: Parts): DomainItem => {
  const { domain, token, status, requestedAt, checkedAt, records } = known;
  const { domainLookup, caller, now } = parts;
  const readable = readableHost(domain);
  return {
    domain,
    readable: readable === domain ? null : readable,
    status,
    requested_at: requestedAt,
    checked_at: checkedAt,
    records: [
      { type: 'CNAME', name: domain, value: targetOf(parts) },
      { type: 'TXT', name: txtName(domain), value: txtValue(token) },
    ],
    dns: domainLookup ? null : { ...records },
    in_force: hasFeature(planOf(answers, { workspaceId: caller.workspaceId, now }), 'white_label_full'),
  };
};

const replyOf = (known: CustomDomain | null, answers: Answers, parts: Parts): DomainReply => ({
  domain: known && itemOf(known, answers, parts),
  simulated: parts.domainLookup === undefined,
});

const readDomain: Handler<'readDomain'> = (_request, context) => {
  const { answers, caller } = context;
  return json(200, replyOf(domainOf(answers.domainDirectory, caller.workspaceId), answers, context));
};

const requestDomain: Handler<'requestDomain'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const problem = domainProblem(body.domain, [
    demoTarget.slice(demoTarget.indexOf('.') + 1),
    targetOf(context),
    new URL(request.url).hostname,
  ]);
  const domain = normalDomain(body.domain) ?? '';
  const token = world.ids.entity();
  return handle(request, context, {
    errors: problem === null ? {} : { domain: problem },
    plan: (answers) => {
      const held = domainOf(answers.domainDirectory, workspaceId);
      if (held !== null && held.domain !== domain) throw new RefusalError('domainSet');
      return {
        key: [domain],
        command: { type: 'RequestDomain', workspaceId, domain, token, now },
        failIfEventsMatch: {
          tag: workspaceTag(workspaceId),
          types: ['DomainRequested'],
          after: answers.position,
        },
        reply: (after) => ({ status: 200, body: replyOf(after, answers, context) }),
      };
    },
  });
};

const heldIn = (answers: Answers, { workspaceId }: Caller): CustomDomain =>
  domainOf(answers.domainDirectory, workspaceId) ?? notThere();

/** Outside of the plan, because a conflict must not ask DNS again. */
const lookedUp = async ({
  answers,
  caller,
  domainLookup,
}: Context<'checkDomain'>): Promise<{ readonly records: DnsRecords | null; readonly isSecured: boolean }> => {
  const { domain, status } = heldIn(answers, caller);
  if (!domainLookup) return { records: null, isSecured: true };
  const isIssuing = status === 'issuingTls' || status === 'caaRefused';
  return {
    records: await domainLookup.records(domain, txtName(domain)),
    isSecured: isIssuing && (await domainLookup.isSecured(domain)),
  };
};

const checkDomain: Handler<'checkDomain'> = async (request, context) => {
  const { caller, now } = context;
  const { records, isSecured } = await lookedUp(context);
  return handle(request, context, {
    plan: (answers) => {
      const held = heldIn(answers, caller);
      const { domain } = held;
      const found = { records: records ?? held.records, target: targetOf(context), isSecured };
      return {
        key: [domain],
        command: {
          type: 'CheckDomain',
          workspaceId: caller.workspaceId,
          domain,
          ...found,
          now,
        },
        reply: (after) => ({ status: 200, body: replyOf(after, answers, context) }),
      };
    },
  });
};

const releaseDomain: Handler<'releaseDomain'> = (request, context) => {
  const { caller, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const { domain } = heldIn(answers, caller);
      return {
        key: [domain],
        command: { type: 'ReleaseDomain', workspaceId: caller.workspaceId, domain, now },
        reply: (after) => ({ status: 200, body: replyOf(after, answers, context) }),
      };
    },
  });
};

const filled = (text: string | null): string | null => (text === '' ? null : text);

const setDemoDns: Handler<'setDemoDns'> = (request, context) => {
  const { body, caller, now, domainLookup } = context;
  if (domainLookup) throw new RefusalError('demoOnly');
  const records = { cname: filled(body.cname), txt: filled(body.txt), caa: filled(body.caa) };
  return handle(request, context, {
    plan: (answers) => {
      const { domain } = heldIn(answers, caller);
      return {
        key: [domain],
        command: { type: 'SetDnsRecords', workspaceId: caller.workspaceId, domain, records, now },
        reply: (after) => ({ status: 200, body: replyOf(after, answers, context) }),
      };
    },
  });
};

export const domainHandlers = { readDomain, requestDomain, checkDomain, releaseDomain, setDemoDns };
