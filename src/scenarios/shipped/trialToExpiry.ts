/** Scripts a free trial, day by day until it expires. */
import type { Script } from '../script.ts';
import { button, fillIn, isIn, logged, says, sees, seesNo } from '../targets.ts';

const chat = { role: 'button', name: 'Open support chat', part: true } as const;
const day = 24 * 60 * 60 * 1_000;

export const trialToExpiry: Script = {
  version: 1,
  name: 'trial-to-expiry',
  title: 'A trial, from its first day to its last',
  about: 'Fourteen days of trial pass in seconds; on the last one what the plan had opened closes again.',
  seed: 14,
  start: '2026-03-02T08:00:00Z',
  network: 'fast',
  steps: [
    { caption: 'Otto has registered and starts the free trial of Pro.' },
    { go: '/register' },
    ...fillIn({
      'First name': 'Otto',
      'Last name': 'Lang',
      Email: 'otto@langwerk.example',
      'Company name': 'Langwerk',
      Password: 'acorn-17',
      'Confirm password': 'acorn-17',
    }),
    { click: { role: 'checkbox', name: 'terms', part: true } },
    { click: button('Create account') },
    { wait: 2_000 },
    { go: '/checkout?plan=pro&billing=monthly' },
    { click: button('Complete demo checkout') },
    { wait: 2_000 },
    logged('CheckoutCompleted', 'SubscriptionActivated', 'MemberRoleChanged'),
    { click: button('Continue') },
    { go: '/dashboard' },
    says('Free trial until 16 March 2026.'),
    sees(chat),
    { caption: 'He closes the lid and is away for a week. Nothing changes.' },
    { sleep: 7 * day },
    says('Free trial until 16 March 2026.'),
    { caption: 'Another week, and nobody has paid.' },
    { sleep: 7 * day },
    isIn('subscription', 'ready.ended'),
    says('This workspace has no active plan.'),
    seesNo(chat),
    {
      caption:
        'The trial is over, without a bill. His clients are still there; what the plan had opened is closed.',
    },
  ],
};
