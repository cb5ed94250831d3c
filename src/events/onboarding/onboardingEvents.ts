/** Declares the events of the first steps that no other subject records. */
import * as z from 'zod/mini';
import { type EventIn, type EventsIn, id, time } from '../eventShape.ts';

export const onboardingEvents = {
  SampleClientOpened: z.strictObject({ workspaceId: id, clientId: id, openedAt: time }),
  FirstStepsDismissed: z.strictObject({ workspaceId: id, dismissedAt: time }),
} as const;

export type OnboardingEvent = EventsIn<typeof onboardingEvents>;
export type SampleClientOpened = EventIn<typeof onboardingEvents, 'SampleClientOpened'>;
export type FirstStepsDismissed = EventIn<typeof onboardingEvents, 'FirstStepsDismissed'>;
