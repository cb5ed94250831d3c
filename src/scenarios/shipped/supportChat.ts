/** Scripts a question to support, its answer a second later, and the unread mark. */
import type { Script } from '../script.ts';
import { button, field, isAt, link, mainNavigation, says, sees, seesNo } from '../targets.ts';

const messages = { role: 'listitem', within: { role: 'log' } } as const;
const reply = 'Thanks for your message! A support agent will respond shortly.';

export const supportChat: Script = {
  version: 1,
  name: 'support-chat',
  title: 'The support chat',
  about:
    'A message is answered after one second; a reply to a closed chat is marked as unread, on whatever page one is by then.',
  seed: 48,
  start: '2026-03-02T11:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada has a question. The chat is open in every workspace with a plan.' },
    { click: button('Open support chat') },
    { expect: { focus: field('Your message') } },
    says('Hi! How can I help you today?', { role: 'log' }),
    { fill: field('Your message'), with: 'How do I add a client?' },
    { net: 'instant' },
    { pace: 0 },
    { press: 'Enter', on: field('Your message') },
    says('How do I add a client?', { role: 'log' }),
    { wait: 999 },
    says('Support is typing', { role: 'region', name: 'Support chat' }),
    { expect: { count: 2, of: messages } },
    { wait: 1 },
    { expect: { count: 3, of: messages } },
    says(reply, { role: 'log' }),
    { pace: 1 },
    { caption: 'One second. She asks something else and closes the chat before the answer.' },
    { fill: field('Your message'), with: 'And a competitor?' },
    { press: 'Enter Escape', on: field('Your message') },
    seesNo({ role: 'region', name: 'Support chat' }),
    { wait: 1_000 },
    sees(button('Open support chat, 1 unread reply')),
    { click: link('ROI Calculator', { within: mainNavigation }) },
    isAt('/roi-calculator'),
    { click: button('Open support chat, 1 unread reply') },
    { caption: 'The conversation is still there, and nothing is unread any more.' },
    says('And a competitor?', { role: 'log' }),
    { click: button('Close support chat') },
    sees(button('Open support chat')),
  ],
};
