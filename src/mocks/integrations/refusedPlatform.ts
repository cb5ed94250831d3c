/** Refuses a platform that the plan does not include. */
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../http/context.ts';
import { type PlanQuestion, refusedFeature } from '../subscription/planOf.ts';

/** Online shops are advanced integrations; a connected one remains after a downgrade. */
export const refusedPlatform = (
  answers: Answers,
  question: PlanQuestion,
  platform: PlatformId | undefined,
): Refused | null =>
  platform !== undefined && isAdvancedPlatform(platform)
    ? refusedFeature(answers, question, 'advanced_integrations')
    : null;
