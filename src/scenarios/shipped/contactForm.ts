/** Scripts a message through the contact form. */
import type { Script } from '../script.ts';
import { button, fillIn, heading, logged, region, says, sees } from '../targets.ts';

export const contactForm: Script = {
  version: 1,
  name: 'contact-form',
  title: 'Contact us',
  about: 'An empty message is not sent and says what is missing; a whole one arrives, as a fact in the log.',
  seed: 21,
  start: '2026-03-05T16:05:00Z',
  network: 'fast',
  steps: [
    { caption: 'A question before buying.' },
    { go: '/about' },
    { click: button('Send message') },
    says('Name is required'),
    says('Write a message'),
    { expect: { requests: 0, of: 'POST /api/contact' } },
    { caption: 'Each field says what it needs.' },
    ...fillIn({ Name: 'Nora Berg', Email: 'nora@bergmedia.example' }),
    { click: { role: 'radio', name: 'Plans and prices' } },
    ...fillIn({ Message: 'Does Pro fit twelve clients?' }),
    { click: button('Send message') },
    sees(heading('Message sent')),
    says('nora@bergmedia.example', region('Contact us')),
    logged('ContactRequested'),
    { expect: { requests: 1, of: 'POST /api/contact' } },
  ],
};
