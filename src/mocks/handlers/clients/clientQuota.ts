/** The refusal when a workspace has no room for more clients. */
import { checkLimit, limitOf } from '#domain/plans/checkLimit.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { activeClients, type ClientState } from '#events/clients/clientState.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../../http/context.ts';
import { type PlanQuestion, planOf } from '../../http/planOf.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
export const refusedClients = (
  answers: Answers,
  question: PlanQuestion,
  { before, after }: { readonly before: ClientState; readonly after: ClientState },
): Refused | null => {
  const used = activeClients(before);
  const adding = activeClients(after) - used;
  if (adding <= 0) return null;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'clients', used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};

/** How many active clients the plan allows; null without a limit. */
export const mostClients = (answers: Answers, question: PlanQuestion): number | null => {
  const limit = limitOf(planOf(answers, question), 'clients');
  return limit === unlimited ? null : limit;
};
