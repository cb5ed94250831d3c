/** Scripts a question to Ask AI, its follow-up, an act with a preview, and the act taken back. */
import type { Script, Step } from '../script.ts';
import { button, field, heading, isAt, link, logged, says, sees } from '../targets.ts';

const asks = (question: string): readonly Step[] => [
  { fill: field('Your question'), with: question },
  { click: button('Ask') },
];

const preview = { role: 'region', name: 'Preview: Archive Stackpilot' } as const;

export const askedAndActed: Script = {
  version: 1,
  name: 'asked-and-acted',
  title: 'A question, an answer that shows its work, an act',
  about: 'Ask AI computes each answer from the records, can be checked again, and acts only after a preview.',
  seed: 71,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'manager' },
    isAt('/dashboard'),
    { go: '/ai-chat' },
    says('0 of 50 today'),
    { caption: 'Max has a client on the phone and wants one number.' },
    ...asks('Revenue of Fjord & Foam last month'),
    says('Revenue of Fjord & Foam was'),
    sees(link('Open in dashboard')),
    { caption: 'The answer names measure, dates and rows. Is it still true?' },
    { click: button('Run again and compare') },
    says('It is the same now.'),
    { click: button('More for Revenue of Fjord & Foam last month') },
    { click: { role: 'menuitem', name: 'Pin' } },
    sees(heading('Pinned')),
    { caption: 'What no source reports is refused, with questions that can be answered.' },
    ...asks('Profit of Stackpilot last month'),
    says('Profit cannot be computed: no source reports it.'),
    { caption: 'It can also act. First it shows what will happen.' },
    ...asks('Archive Stackpilot'),
    sees(preview),
    says('Nothing is deleted.'),
    { click: button('Archive Stackpilot', { within: preview }) },
    says('Archived Stackpilot.'),
    logged('ClientArchived'),
    { click: button('Undo', { nth: 1 }) },
    says('Undone: Archive Stackpilot.'),
    { caption: 'One event did it, and one event took it back.' },
  ],
};
