/** The refusal when a workspace has no room for one more connection, or its plan does not connect such a platform. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { connectedOf, type IntegrationState } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../../http/context.ts';
import { type PlanQuestion, planOf } from '../../http/planOf.ts';
import { refusedPlatform } from '../../http/refusedPlatform.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
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
