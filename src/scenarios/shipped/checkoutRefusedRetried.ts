/** Scripts a checkout without its payment provider, and the second attempt with it. */
import type { Script } from '../script.ts';
import { alert, button, field, fillIn, logged, says } from '../targets.ts';

const provider = 'agencylens.paymentProvider';

const pay = button('Complete demo checkout');

export const checkoutRefusedRetried: Script = {
  version: 1,
  name: 'checkout-refused-and-retried',
  title: 'Checkout refused, retried, succeeded',
  about:
    'The payment provider is out, twice: nothing is bought, nothing typed is lost, and the next press goes through once.',
  seed: 503,
  start: '2026-03-05T15:20:00Z',
  network: 'normal',
  refusals: ['503 GET /api/payment-provider.js', '503 POST /api/checkout'],
  steps: [
    { caption: 'A visitor is about to try the Starter plan for a year, but the payment provider is down.' },
    { store: provider, value: 'down' },
    { go: '/checkout?plan=starter&billing=yearly' },
    says('$290 a year'),
    says('The demo payment provider did not load'),
    ...fillIn({ 'Name on card': 'Nora Berg' }),
    { expect: { attribute: 'disabled', of: pay, is: true } },
    { store: provider, value: null },
    { caption: 'It is up again, and has not cost her a letter.' },
    { click: button('Try again') },
    { expect: { attribute: 'disabled', of: pay, is: false } },
    { expect: { value: 'Nora Berg', of: field('Name on card') } },
    ...fillIn({
      'Card number': '4242 4242 4242 4242',
      Expires: '12/60',
      'Security code': '123',
    }),
    { store: provider, value: 'down' },
    { caption: 'Just as she presses, it goes down once more.' },
    { click: pay },
    { wait: 2_000 },
    says('Nothing was bought', alert),
    { store: provider, value: null },
    { expect: { value: '4242 4242 4242 4242', of: field('Card number') } },
    { caption: 'It says what happened and keeps what was typed. Once more.' },
    { click: pay },
    { expect: { attribute: 'disabled', of: button('Processing...'), is: true } },
    { wait: 2_000 },
    says('Price: $290/year', { role: 'alertdialog' }),
    logged('CheckoutCompleted'),
    { expect: { requests: 2, of: 'POST /api/checkout' } },
    { caption: 'Two requests, one purchase in the log.' },
  ],
};
