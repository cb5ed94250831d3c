/** A client’s person at home: their client, what the agency did for it, and neither its prices nor its people. */
import type { Script } from '../script.ts';
import {
  button,
  field,
  heading,
  isAt,
  link,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '../targets.ts';

export const clientLooksAround: Script = {
  version: 1,
  name: 'a-clients-person-looks-around',
  title: 'A client’s person looks around',
  about:
    'Clara works for Fjord & Foam. She comes home to her client, reads what the agency did for it, and meets neither prices nor plan nor staff, also when she asks for them.',
  seed: 31,
  start: '2026-03-11T08:00:00Z',
  network: 'fast',
  steps: [
    { caption: 'Clara’s dashboard is the home of her client.' },
    { role: 'client' },
    isAt('/dashboard'),
    sees(heading('Fjord & Foam')),
    says('Client contact'),
    says('Clara Lindqvist signed in', region('Recent activity')),
    says('Northlight Agency (demo data) connected Instagram', region('Recent activity')),
    { caption: 'No plan, no price, no staff: her page has never been told of them.' },
    seesNo(region('Subscription')),
    seesNo(region('Plan')),
    seesNo(link('Clients', { within: mainNavigation })),
    { caption: 'Ask AI offers her questions about her own account.' },
    { go: '/ai-chat' },
    { click: button('What happened this week?') },
    says('signed in'),
    { caption: 'What is the agency’s stays the agency’s.' },
    { fill: field('Your question'), with: 'Which plan do we have?' },
    { click: button('Ask') },
    says('That is for the agency to see.'),
  ],
};
