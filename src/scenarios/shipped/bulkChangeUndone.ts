/** Many clients changed by one press, and by one press as before, also from the history. */
import type { Script } from '../script.ts';
import { button, field, isAt, logged, region, says, sees, seesNo } from '../targets.ts';

const choose = (name: string) => ({ click: { role: 'checkbox', name: `Choose ${name}` } });

export const bulkChangeUndone: Script = {
  version: 1,
  name: 'undo-of-a-bulk-change',
  title: 'A change of many, taken back',
  about: 'Three clients are archived at once, come back at once, and the history can do it once more.',
  seed: 404,
  start: '2026-03-03T14:00:00Z',
  network: 'fast',
  steps: [
    { role: 'manager' },
    isAt('/dashboard'),
    { go: '/clients' },
    { caption: 'Marcus thinks that three contracts ended. He archives the three together.' },
    choose('Openloft Academy'),
    choose('Voltride Motors'),
    choose('Palmroute Travel'),
    says('3 chosen', region('Chosen clients')),
    { click: button('Archive chosen') },
    says('Archived 3 clients.'),
    seesNo(button('Edit Voltride Motors')),
    logged('ClientArchived', 'ClientArchived', 'ClientArchived'),
    { caption: 'They had not. One press, and all three are back where they were.' },
    { click: button('Undo') },
    says('3 clients as before.'),
    sees(button('Edit Openloft Academy')),
    sees(button('Edit Voltride Motors')),
    sees(button('Edit Palmroute Travel')),
    logged('ClientRestored', 'ClientRestored', 'ClientRestored'),
    {
      caption:
        'Voltride alone rests. They are still chosen, so he narrows the list to it; and he finds that change in the history.',
    },
    { fill: field('Search clients'), with: 'voltride' },
    says('1 chosen', region('Chosen clients')),
    { click: button('Pause chosen') },
    says('Paused 1 client.'),
    { go: '/dashboard?tab=history' },
    { click: button('Undo: ', { part: true, nth: 0 }) },
    { click: button('Undo the change') },
    logged('ClientPaused', 'ClientResumed'),
  ],
};
