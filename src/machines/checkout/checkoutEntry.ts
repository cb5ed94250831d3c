/** Registers the checkout machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';

import { checkoutMachine } from './checkoutMachine.ts';

export const checkoutEntry = entry(checkoutMachine, {
  title: 'Checkout',
  subject: 'checkout',
  about: 'Loads the payment provider, takes an order, processes it for two seconds and shows the receipt.',
  input: { order: { plan: 'pro', cycle: 'monthly' } },
  events: [
    { type: 'order.choose', order: { plan: 'starter', cycle: 'yearly' } },
    { type: 'form.submit' },
    { type: 'form.edit' },
    { type: 'provider.retry' },
    { type: 'receipt.close' },
    { type: 'account.create' },
  ],
});
