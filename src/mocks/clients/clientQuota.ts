/** Refuses more clients than the plan's quota. */
import { checkLimit, limitOf } from '#domain/plans/checkLimit.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { activeClients, type ClientState } from '#events/clients/clientsFold.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../http/context.ts';
import { type PlanQuestion, planOf } from '../subscription/planOf.ts';

/** Counts from the stream of the decision, because the read models may be older. */
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

export const mostClients = (answers: Answers, question: PlanQuestion): number | null => {
  const limit = limitOf(planOf(answers, question), 'clients');
  return limit === unlimited ? null : limit;
};
