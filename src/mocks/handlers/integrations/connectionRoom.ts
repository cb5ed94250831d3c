/** The refusal when a workspace has no room for one more connection. */
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { connectedOf, type IntegrationState } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../../http/context.ts';
import { type PlanQuestion, planOf } from '../../http/planOf.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
export const refusedConnection = (
  answers: Answers,
  question: PlanQuestion,
  state: IntegrationState,
): Refused | null => {
  const used = connectedOf(state).length;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'integrations', used });
  return extras && { ok: false, refusal: 'limitReached', extras };
};
