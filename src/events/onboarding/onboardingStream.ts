/** Where the first steps in a workspace are kept: in one stream. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { OnboardingEvent } from './onboardingEvents.ts';

/** `onboarding-<workspace id>`. */
export const onboardingStream: StreamRule<OnboardingEvent, readonly [workspaceId: string]> = {
  category: 'onboarding',
  of: (workspaceId) => `onboarding-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
