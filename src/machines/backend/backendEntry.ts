/** Registers the backend machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { backendMachine } from './backendMachine.ts';

export const backendEntry = entry(backendMachine, {
  title: 'Demo backend',
  subject: 'backend',
  about:
    'Starts the backend that runs beside the page, once the page is painted and something asks for it, and holds calls back until then.',
  events: [
    { type: 'page.painted' },
    { type: 'backend.want' },
    { type: 'backend.retry' },
    { type: 'log.lose' },
  ],
});
