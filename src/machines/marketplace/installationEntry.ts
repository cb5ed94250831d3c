/** Registers installing an app in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { installationMachine } from './installationMachine.ts';

const shownApp = {
  id: 'quietbell',
  name: 'Quiet Bell',
  version: '1.9.0',
  scopes: ['Read figures'],
  hasSettings: false,
};

export const installationEntry = entry(installationMachine, {
  title: 'Marketplace app',
  subject: 'marketplace',
  about: 'Leads from an app over consent, clients and settings to its installation, or back to nothing.',
  events: [
    { type: 'app.choose', app: shownApp },
    { type: 'app.choose', app: { ...shownApp, hasSettings: true } },
    { type: 'consent.allow', key: 'first-try' },
    { type: 'consent.deny' },
    { type: 'clients.choose', clientIds: null, key: 'first-try' },
    { type: 'settings.save', settings: {} },
    { type: 'step.back' },
    { type: 'action.retry' },
    { type: 'flow.close' },
  ],
});
