/** Visits every path of the billing page and the checkout. */
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import type { Step } from '../script.ts';
import { button, dialog, fillIn, isIn, says, sees } from '../targets.ts';
import { breaks, exploration, send } from './words.ts';

type Sent = { readonly type: string };

const day = 24 * 60 * 60 * 1_000;
const choose = { type: 'plan.choose', choice: { plan: 'agencyPlus', cycle: 'monthly' } };
const resume = { type: 'subscription.resume' };

const billing: readonly Step[] = [
  { caption: 'Previewed, put aside, asked about, refused and done.' },
  { role: 'admin' },
  { go: '/billing' },
  { click: button('Preview Starter') },
  { click: button('Preview Pro') },
  { click: button('Keep it as it is') },
  { click: button('Preview Pro') },
  { click: button('Cancel the subscription') },
  isIn('billing', 'askingToCancel'),
  { click: button('Preview Starter') },
  breaks('POST /api/subscription/change'),
  { click: button('Schedule the change') },
  isIn('billing', 'previewing'),
  { click: button('Schedule the change') },
  isIn('billing', 'viewing'),
  { caption: 'Canceled on the third try, and resumed on the second.' },
  { click: button('Cancel the subscription') },
  { click: button('Keep the plan') },
  { click: button('Cancel the subscription') },
  breaks('POST /api/subscription/cancel'),
  { click: button('Cancel on 1 April 2026') },
  isIn('billing', 'askingToCancel'),
  { click: button('Cancel on 1 April 2026') },
  isIn('billing', 'viewing'),
  breaks('POST /api/subscription/resume'),
  { click: button('Resume the subscription') },
  sees({ role: 'alert' }),
  send('billing', choose, resume),
  isIn('billing', 'viewing'),
  { caption: 'Paused on the second try, and resumed.' },
  { click: button('Cancel the subscription') },
  breaks('POST /api/subscription/pause'),
  { click: button('Pause for 1 month') },
  isIn('billing', 'askingToCancel'),
  { click: button('Pause for 1 month') },
  isIn('billing', 'viewing'),
  { click: button('Resume without a pause') },
  isIn('billing', 'viewing'),
];

const givesCard = (open: string, number: string): readonly Step[] => [
  { click: button(open) },
  ...fillIn({
    'Name on card': 'Ada Moreau',
    'Card number': number,
    Expires: '12/60',
    'Security code': '123',
  }),
  { click: button('Save card') },
  isIn('billing', 'viewing'),
];

const renewToday: readonly Step[] = [
  { click: button('Renew today (demo)') },
  isIn('billing', 'askingToRenew'),
  { click: button('Renew today') },
  isIn('billing', 'viewing'),
];

const payments: readonly Step[] = [
  { caption: 'A renewal that its card does not pay, and the payment on the third try.' },
  { click: button('Renew today (demo)') },
  { click: button('Wait for the day') },
  breaks('POST /api/subscription/renewal'),
  ...renewToday,
  ...givesCard('Change card', '4000 0000 0000 0341'),
  says('Renewals are charged to Visa ending in 0341 from now on.'),
  ...renewToday,
  says('The renewal payment failed.'),
  isIn('subscription', 'ready.pastDue'),
  breaks('POST /api/subscription/payment'),
  { click: button('Try the payment again') },
  isIn('billing', 'viewing'),
  { click: button('Try the payment again') },
  says('The card was declined again.'),
  ...givesCard('Change card', '4242 4242 4242 4242'),
  says('Renewals are charged to Visa ending in 4242 from now on.'),
  { click: button('Try the payment again') },
  says('Paid: the plan is back'),
  isIn('subscription', 'ready.active'),
];

const checkout: readonly Step[] = [
  { caption: 'The checkout, whose provider does not come at first.' },
  breaks('GET /api/payment-provider.js'),
  { go: '/checkout?plan=starter&billing=yearly' },
  isIn('checkout', 'provider.failed, order.editing'),
  { click: button('Try again') },
  isIn('checkout', 'provider.ready, order.editing'),
  { click: { role: 'radio', name: 'Monthly' } },
  breaks('POST /api/checkout', 2),
  { click: button('Complete demo checkout') },
  { wait: 2_000 },
  sees({ role: 'alert' }),
  { click: button('Complete demo checkout') },
  { wait: 2_000 },
];

const inDialog = (name: string) => button(name, { within: dialog });
const pick = (name: string): Step => ({ click: { role: 'radio', name, part: true, within: dialog } });

const limit: readonly Step[] = [
  { caption: 'A month later on Starter there is no room for one more platform.' },
  { go: '/billing' },
  { click: button('Preview Starter') },
  { click: button('Schedule the change') },
  { sleep: 32 * day },
  { role: 'admin' },
  { go: '/integrations?category=commerce' },
  send('integrationConnect', {
    type: 'platform.choose',
    platform: 'shopify',
    scopes: platformCatalogue.shopify.scopes,
  } as Sent),
  { click: inDialog('Allow') },
  pick('Stackpilot demo shop'),
  { click: inDialog('Use this account') },
  pick('Stackpilot'),
  { click: inDialog('Connect') },
  isIn('integrationConnect', 'limited'),
  { click: inDialog('Try again') },
  isIn('integrationConnect', 'limited'),
];

const apiCalls: readonly Step[] = [
  { caption: 'Calls of the API with a key, one of them refused.' },
  { go: '/marketplace?tab=api' },
  { fill: { role: 'textbox', name: 'Name of the new key' }, with: 'Export' },
  { click: button('Create a key') },
  says('The key Export works.'),
  { click: button('Send') },
  says('200 Answered, 1 answered'),
  { click: button('Send 25') },
  says('200 Answered, 25 answered'),
  breaks('GET /api/metrics'),
  { click: button('Send') },
  isIn('tryCall', 'refused'),
  { click: button('Send') },
  says('200 Answered, 1 answered'),
];

export const exploreBilling = exploration({
  name: 'explore-billing',
  title: 'Every way through billing and checkout',
  about:
    'Plans previewed, changed, canceled, resumed and paid, each refused once; a payment provider that fails to load.',
  seed: 903,
  refusals: [
    '402 POST /api/integrations',
    '503 GET /api/metrics',
    '503 GET /api/payment-provider.js',
    '503 POST /api/checkout',
    '503 POST /api/subscription/cancel',
    '503 POST /api/subscription/change',
    '503 POST /api/subscription/pause',
    '503 POST /api/subscription/payment',
    '503 POST /api/subscription/renewal',
    '503 POST /api/subscription/resume',
  ],
  steps: [...billing, ...payments, ...apiCalls, ...limit, ...checkout],
});
