/** Types the actor that changes the subscription. */
import type { Actor } from 'xstate';
import type { billingMachine } from '#machines/billing/billingMachine.ts';

export type BillingActor = Actor<typeof billingMachine>;
