/** Registers the editForm machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { editFormMachine } from './editFormMachine.ts';

const acme = { name: 'Acme', domain: 'acme.example', industry: 'Retail' };

export const editFormEntry = entry(editFormMachine, {
  title: 'Edit form',
  subject: 'editing',
  about:
    'Saves a client, a competitor or the brand, and shows the versions side by side when someone else was faster.',
  events: [
    { type: 'form.submit', fields: acme, etag: '"r1"' },
    { type: 'form.edit' },
    { type: 'save.answered', outcome: { error: null } },
    { type: 'save.answered', outcome: { error: { message: 'Someone else saved first.', isStale: true } } },
    { type: 'conflict.resolve', fields: acme },
    { type: 'conflict.leave' },
    { type: 'loss.restore' },
  ],
});
