/** Registers the billing machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { billingMachine } from './billingMachine.ts';

export const billingEntry = entry(billingMachine, {
  title: 'Billing page',
  subject: 'subscription',
  about:
    'Previews a change of plan before it is made, asks before the subscription is canceled and offers a pause, and pays a renewal that failed.',
  events: [
    { type: 'plan.choose', choice: { plan: 'enterprise', cycle: 'monthly' } },
    { type: 'change.confirm' },
    { type: 'cancellation.ask' },
    { type: 'cancellation.confirm' },
    { type: 'pause.confirm', months: 1 },
    { type: 'question.dismiss' },
    { type: 'subscription.resume' },
    { type: 'payment.retry' },
    { type: 'renewal.ask' },
    { type: 'renewal.confirm' },
  ],
});
