/** Registers the share visit machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { shareMachine } from './shareMachine.ts';

export const shareEntry = entry(shareMachine, {
  title: 'Share link',
  subject: 'shareLinks',
  about:
    'Opens a page that was shared by a link, by its password if it has one, and shows it for the chosen days.',
  events: [
    { type: 'password.give', password: 'open sesame' },
    { type: 'days.choose', days: { from: '2026-01-01', to: '2026-01-05' } },
    { type: 'days.choose', days: null },
    { type: 'share.retry' },
  ],
});
