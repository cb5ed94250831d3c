/** PUT /api/white-label and POST /api/white-label/rollback: another look, or an earlier one again. */
import { type Look, lockedFeature, lookErrors, tidyLook } from '#domain/branding/look.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { type BrandingCommand, brandingDecider, currentLook } from '#events/branding/brandingDecider.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { planOf, refusedFeature } from '../http/planOf.ts';
import { problem } from '../http/respond.ts';
import { demandVersion } from '../http/version.ts';
import { whiteLabelReply } from './whiteLabelReply.ts';

type Parts = Pick<Context<'saveWhiteLabel'>, 'log' | 'commit' | 'now'> & { readonly caller: Caller };

type Wanted = {
  readonly command: BrandingCommand;
  /** Called with the version that holds, to refuse a request that rests on another one. */
  readonly checkVersion: (version: number) => void;
};

/** 402 when the step from the look that holds to the next one needs what the plan lacks. */
const refusedLook = (
  answers: Answers,
  { caller, now }: Parts,
  looks: readonly [Look, Look],
): Refused | null => {
  const question = { workspaceId: caller.workspaceId, now };
  const locked = lockedFeature(...looks, featuresOf(planOf(answers, question)));
  return locked && refusedFeature(answers, question, locked);
};

const propose = async (parts: Parts, answers: Answers, wanted: Wanted): Promise<Proposal | Refused> => {
  const { log, caller, now } = parts;
  const { workspaceId } = caller;
  const stream = `branding-${workspaceId}`;
  const { state, revision } = await loadStream(log, stream, brandingDecider);
  wanted.checkVersion(state.versions.length - 1);
  const decision = brandingDecider.decide(wanted.command, state);
  if (!decision.ok) return decision;
  const next = decision.events.reduce(brandingDecider.evolve, state);
  const refused = refusedLook(answers, parts, [currentLook(state), currentLook(next)]);
  if (refused) return refused;
  const plan = planOf(answers, { workspaceId, now });
  return {
    ok: true,
    actor: { kind: 'account', id: caller.accountId, role: caller.role },
    events: decision.events.map((event) => ({ stream, event, tags: [workspaceTag(workspaceId)] })),
    expected: [{ stream, revision }],
    reply: { status: 200, body: whiteLabelReply(currentLook(next), next.versions.length - 1, plan) },
  };
};

const change = async (parts: Parts, wanted: Wanted): Promise<Response> => {
  const response = await parts.commit((answers) => propose(parts, answers, wanted));
  if (response.ok) response.headers.set('ETag', (await response.clone().json()).etag);
  return response;
};

const lookOfBody = ({ name, accent, logo_text, hide_powered_by }: LookItem): Look =>
  tidyLook({ name, accent, logoText: logo_text, hidesPoweredBy: hide_powered_by });

const wireNames: Readonly<Record<string, string>> = {
  logoText: 'logo_text',
  hidesPoweredBy: 'hide_powered_by',
};

export const saveWhiteLabel: Handler<'saveWhiteLabel'> = (request, context) => {
  const look = lookOfBody(context.body);
  const errors = Object.entries(lookErrors(look)).map(([part, text]) => [wireNames[part] ?? part, text]);
  if (errors.length > 0) return problem('invalid', { errors: Object.fromEntries(errors) });
  const { workspaceId } = context.caller;
  return change(context, {
    command: { type: 'SaveLook', workspaceId, look, now: context.now },
    checkVersion: (version) => demandVersion(request, version),
  });
};

/** Takes no version: it says itself which one is to hold. */
export const rollBackWhiteLabel: Handler<'rollBackWhiteLabel'> = (_request, context) => {
  const { caller, body, now } = context;
  const { workspaceId } = caller;
  return change(context, {
    command: { type: 'RollBackLook', workspaceId, version: body.version, now },
    checkVersion: () => undefined,
  });
};
