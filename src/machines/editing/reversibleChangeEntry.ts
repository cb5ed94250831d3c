/** Registers the reversibleChange machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { reversibleChangeMachine } from './reversibleChangeMachine.ts';

export const reversibleChangeEntry = entry(reversibleChangeMachine, {
  title: 'Change with a way back',
  subject: 'editing',
  about: 'Archives, removes or restores something of a list at once, tells it, and takes it back when asked.',
  events: [
    { type: 'change.ask', kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' },
    { type: 'change.undo' },
    { type: 'notice.hold' },
    { type: 'notice.release' },
    { type: 'notice.dismiss' },
  ],
});
