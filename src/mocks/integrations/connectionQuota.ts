/** Refuses connections over the plan's quota or to platforms outside the plan. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { connectedOf, type IntegrationState } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../http/context.ts';
import { type PlanQuestion, planOf } from '../subscription/planOf.ts';
import { refusedPlatform } from './refusedPlatform.ts';

/** Counts from the stream of the decision, because the read models may be older. */
export const refusedConnection = (
  answers: Answers,
  question: PlanQuestion,
  { state, platform }: { readonly state: IntegrationState; readonly platform: PlatformId | undefined },
): Refused | null => {
  const used = connectedOf(state).length;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'integrations', used });
  if (extras) return { ok: false, refusal: 'limitReached', extras };
  return refusedPlatform(answers, question, platform);
};
