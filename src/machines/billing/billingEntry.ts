/** The billing machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { billingMachine } from './billingMachine.ts';

export const billingEntry = entry(billingMachine, {
  title: 'Billing page',
  subject: 'subscription',
  about: 'Previews a change of plan before it is made, and asks before the subscription is canceled.',
  events: [
    { type: 'plan.choose', choice: { plan: 'enterprise', cycle: 'monthly' } },
    { type: 'change.confirm' },
    { type: 'cancellation.ask' },
    { type: 'cancellation.confirm' },
    { type: 'question.dismiss' },
    { type: 'subscription.resume' },
  ],
});
