/** Scripts the way from the price list through a new account to a running plan. */
import type { Script } from '../script.ts';
import { button, fillIn, heading, isAt, isIn, link, logged, says, sees, seesNo } from '../targets.ts';

const pro = { role: 'region', name: 'Pro' } as const;
const chat = { role: 'button', name: 'Open support chat', part: true } as const;
const done = { role: 'alertdialog', name: 'Demo checkout successful!' } as const;

export const firstVisitToPaidPlan: Script = {
  version: 1,
  name: 'first-visit-to-paid-plan',
  title: 'First visit to a paid plan',
  about:
    'A visitor picks Pro, checks out before there is an account, registers, finishes, and finds the support chat waiting.',
  seed: 7,
  start: '2026-03-03T10:15:00Z',
  network: 'fast',
  steps: [
    { caption: 'Nora runs a small agency. She has heard of AgencyLens and looks at the prices first.' },
    { go: '/pricing' },
    says('$149 a month', pro),
    seesNo(chat),
    { caption: 'Up to 25 clients: that is her. Pro it is.' },
    { click: link('Get Started with Pro') },
    isAt('/checkout?plan=pro&billing=monthly'),
    { caption: 'She has no account yet. The checkout lets her go on all the same.' },
    { click: button('Complete demo checkout') },
    { wait: 2_000 },
    says('Nothing is activated yet', done),
    { click: button('Create your account') },
    isAt('/register?plan=pro&billing=monthly'),
    { caption: 'Now the account. The plan that she chose comes along.' },
    ...fillIn({
      'First name': 'Nora',
      'Last name': 'Berg',
      Email: 'nora@bergmedia.example',
      'Company name': 'Berg Media',
      Password: 'tulip-42',
      'Confirm password': 'tulip-42',
    }),
    { click: { role: 'checkbox', name: 'terms', part: true } },
    { click: button('Create account') },
    sees(heading('Welcome, Nora')),
    { click: button('Go to checkout') },
    isAt('/checkout?plan=pro&billing=monthly'),
    seesNo(chat),
    { caption: 'Back where she was, signed in this time.' },
    { click: button('Complete demo checkout') },
    { wait: 2_000 },
    says('Your free trial runs until', done),
    { click: button('Continue') },
    isAt('/dashboard'),
    { caption: 'The plan is hers. In the corner, the support chat has appeared: it comes with every plan.' },
    sees(chat),
    isIn('subscription', 'ready.onTrial'),
    says('Pro', { role: 'region', name: 'Subscription' }),
    logged('CheckoutCompleted', 'SubscriptionActivated', 'MemberRoleChanged'),
    { expect: { requests: 2, of: 'POST /api/checkout' } },
  ],
};
