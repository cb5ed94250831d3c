/** What can happen on the first steps in a workspace, beside what other subjects tell. */
import * as z from 'zod/mini';
import { type EventIn, type EventsIn, id, time } from '../eventShape.ts';

export const onboardingEvents = {
  SampleClientOpened: z.strictObject({ workspaceId: id, clientId: id, openedAt: time }),
  /** The list of first steps is not shown any more. */
  FirstStepsDismissed: z.strictObject({ workspaceId: id, dismissedAt: time }),
} as const;

export type OnboardingEvent = EventsIn<typeof onboardingEvents>;
export type SampleClientOpened = EventIn<typeof onboardingEvents, 'SampleClientOpened'>;
export type FirstStepsDismissed = EventIn<typeof onboardingEvents, 'FirstStepsDismissed'>;
