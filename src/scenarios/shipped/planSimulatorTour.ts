/** The app as a smaller plan: its limits are met everywhere, and going back restores everything. */
import type { Script } from '../script.ts';
import { button, dialog, fillIn, isAt, logged, region, says, seesNo } from '../targets.ts';

const banner = region('Plan simulation');

export const planSimulatorTour: Script = {
  version: 1,
  name: 'plan-simulator-tour',
  title: 'The plan simulator',
  about:
    'The agency looks at itself as Starter: one client too many is refused, so is a second person, and Ask AI is closed. Then it goes back.',
  seed: 760,
  start: '2026-03-02T09:30:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada wonders what a smaller plan would mean. She looks before she decides.' },
    { go: '/billing' },
    says('22 in use · Unlimited'),
    { click: button('See as Starter') },
    says('You are trying Starter', banner),
    says('All 5 clients of Starter are in use. Pro has room for 25.'),
    { caption: 'Five clients are left in the lists; the others are archived, not gone.' },
    { go: '/clients' },
    says('All 5 clients of Starter are in use.'),
    { expect: { attribute: 'disabled', of: button('Add client'), is: true } },
    { caption: 'A team of one has no place for a second person.' },
    { go: '/billing?tab=team' },
    says('1 of 1 seats used'),
    { expect: { attribute: 'disabled', of: button('Invite somebody'), is: true } },
    { caption: 'Ask AI comes with Pro.' },
    { go: '/advanced-analytics' },
    says('It comes with Pro and above.'),
    { caption: 'She has seen enough, and everything comes back.' },
    { click: button('Back to Enterprise', { within: banner }) },
    seesNo(banner),
    { go: '/billing?tab=team' },
    says('seats used · Unlimited'),
    { click: button('Invite somebody') },
    ...fillIn({ Email: 'kim@northlight.example' }),
    { click: button('Send invitation', { within: dialog }) },
    says('kim@northlight.example'),
    logged('MemberInvited'),
  ],
};
