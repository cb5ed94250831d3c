/** Registers the subscription machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { subscriptionMachine } from './subscriptionMachine.ts';

export const subscriptionEntry = entry(subscriptionMachine, {
  title: 'Subscription',
  subject: 'subscription',
  about:
    'Loads plan, limits and features of the signed-in person’s workspace, again whenever the person changes.',
  events: [
    { type: 'user.change', userId: 'acc_admin' },
    { type: 'user.change', userId: null },
    { type: 'subscription.reload' },
  ],
});
