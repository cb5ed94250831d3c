/** Names the stream of a workspace's first steps. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { OnboardingEvent } from './onboardingEvents.ts';

export const onboardingStream: StreamRule<OnboardingEvent, readonly [workspaceId: string]> = {
  category: 'onboarding',
  of: (workspaceId) => `onboarding-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
