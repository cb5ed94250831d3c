/** The refusal when a workspace has no room for one more client. */
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { activeClients, type ClientState } from '#events/clients/clientDecider.ts';
import type { Answers } from '#events/projections/readModel.ts';
import type { Refused } from '../http/context.ts';
import { type PlanQuestion, planOf } from '../http/planOf.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
export const refusedClient = (
  answers: Answers,
  question: PlanQuestion,
  state: ClientState,
): Refused | null => {
  const used = activeClients(state);
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'clients', used });
  return extras && { ok: false, refusal: 'limitReached', extras };
};
