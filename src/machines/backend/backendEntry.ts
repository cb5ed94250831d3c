/** The backend machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { backendMachine } from './backendMachine.ts';

export const backendEntry = entry(backendMachine, {
  title: 'Demo backend',
  subject: 'backend',
  about:
    'Starts the backend that runs beside the page, after the first paint, and holds calls back until then.',
  events: [{ type: 'page.painted' }, { type: 'backend.retry' }],
});
