/** The refusal when the plan of a workspace does not connect such a platform. */
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from './context.ts';
import { type PlanQuestion, refusedFeature } from './planOf.ts';

/** An online shop is an advanced integration; one that is connected stays so with a smaller plan. */
export const refusedPlatform = (
  answers: Answers,
  question: PlanQuestion,
  platform: PlatformId | undefined,
): Refused | null =>
  platform !== undefined && isAdvancedPlatform(platform)
    ? refusedFeature(answers, question, 'advanced_integrations')
    : null;
