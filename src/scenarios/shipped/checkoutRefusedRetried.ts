/** A checkout that the backend cannot take, and the second try that it can. */
import type { Script } from '../script.ts';
import { alert, button, fillIn, logged, says } from '../targets.ts';

export const checkoutRefusedRetried: Script = {
  version: 1,
  name: 'checkout-refused-and-retried',
  title: 'Checkout refused, retried, succeeded',
  about:
    'The backend is out for a moment: nothing is bought, nothing typed is lost, and the next press goes through once.',
  seed: 503,
  start: '2026-03-05T15:20:00Z',
  network: 'normal',
  refusals: ['503 POST /api/checkout'],
  steps: [
    { caption: 'A visitor is about to try the Starter plan for a year.' },
    { go: '/checkout?plan=starter&billing=yearly' },
    says('$290 a year'),
    ...fillIn({
      'Name on card': 'Nora Berg',
      'Card number': '4242 4242 4242 4242',
      Expires: '12/60',
      'Security code': '123',
    }),
    { fault: { route: 'POST /api/checkout', status: 503, times: 1 } },
    { caption: 'Somewhere a server has just gone down.' },
    { click: button('Complete demo checkout') },
    { wait: 2_000 },
    says('Nothing was bought', alert),
    { expect: { value: '4242 4242 4242 4242', of: { role: 'field', name: 'Card number' } } },
    { caption: 'It says what happened and keeps what was typed. Once more.' },
    { click: button('Complete demo checkout') },
    { wait: 2_000 },
    says('Price: $290/year', { role: 'alertdialog' }),
    logged('CheckoutCompleted'),
    { expect: { requests: 2, of: 'POST /api/checkout' } },
    { caption: 'Two requests, one purchase in the log.' },
  ],
};
