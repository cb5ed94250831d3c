/** Registers the support chat in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { chatMachine } from './chatMachine.ts';

export const chatEntry = entry(chatMachine, {
  title: 'Support chat',
  subject: 'chat',
  about: 'Shows a bubble or the open panel, and answers each message one second after it was sent.',
  input: { time: '2026-01-01T09:00:00.000Z' },
  events: [
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'escape.press' },
    { type: 'message.send', text: 'How do I add a client?', time: '2026-01-01T09:00:05.000Z' },
    { type: 'message.send', text: '  ', time: '2026-01-01T09:00:06.000Z' },
    { type: 'person.change', time: '2026-01-01T09:10:00.000Z' },
  ],
});
