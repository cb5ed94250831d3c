/** Registers the machine for trying out an API key in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { tryCallMachine } from './tryCallMachine.ts';

export const tryCallEntry = entry(tryCallMachine, {
  title: 'Tried call',
  subject: 'apiKeys',
  about:
    'Sends calls with an API key, one after the other, and shows the latest reply or why it was refused.',
  events: [
    { type: 'call.send', reading: 'listClients', times: 1 },
    { type: 'call.send', reading: 'readMetrics', times: 2 },
  ],
});
