/** Registers the view of a client's portal in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { clientViewMachine } from './clientViewMachine.ts';

export const clientViewEntry = entry(clientViewMachine, {
  title: 'View as client',
  subject: 'clientView',
  about: 'Opens a client’s portal read-only by a second session, and comes back to the own one.',
  input: { clientId: null },
  events: [{ type: 'view.enter', clientId: 'fjordandfoam' }, { type: 'view.exit' }],
});
