/** Registers installing an app in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { installationMachine } from './installationMachine.ts';

const shownApp = { id: 'quietbell', name: 'Quiet Bell', scopes: ['Read figures'] };

export const installationEntry = entry(installationMachine, {
  title: 'Marketplace app',
  subject: 'marketplace',
  about: 'Leads from an app over consent to its installation.',
  events: [
    { type: 'app.choose', app: shownApp },
    { type: 'consent.allow', key: 'first-try' },
    { type: 'consent.deny' },
    { type: 'action.retry' },
    { type: 'flow.close' },
  ],
});
