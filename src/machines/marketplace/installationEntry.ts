/** How installing an app is entered in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { installationMachine } from './installationMachine.ts';

const shownApp = { id: 'quietbell', name: 'Quiet Bell', scopes: ['Read figures'], etag: '"r0"' };

export const installationEntry = entry(installationMachine, {
  title: 'Marketplace app',
  subject: 'marketplace',
  about: 'Leads from an app over consent to its installation, and out again.',
  events: [
    { type: 'app.choose', app: { ...shownApp, etag: null } },
    { type: 'consent.allow', key: 'first-try' },
    { type: 'consent.deny' },
    { type: 'app.uninstall', app: shownApp },
    { type: 'action.retry' },
    { type: 'flow.close' },
  ],
});
