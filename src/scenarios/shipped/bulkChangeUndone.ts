/** Scripts a bulk change of clients and its undo, also from the history. */
import type { Script, Step } from '../script.ts';
import { button, isAt, logged, region, says, sees, seesNo } from '../targets.ts';

const undoNewest: readonly Step[] = [
  { click: button('Undo: ', { part: true, nth: 0 }) },
  { click: button('Undo the change') },
];

const choose = (name: string) => ({ click: { role: 'checkbox', name: `Choose ${name}` } });

export const bulkChangeUndone: Script = {
  version: 1,
  name: 'undo-of-a-bulk-change',
  title: 'A change of many, taken back',
  about: 'Three clients are archived at once, come back at once, and the history does both once more.',
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
    seesNo(button('More for Voltride Motors')),
    logged('ClientArchived', 'ClientArchived', 'ClientArchived'),
    { caption: 'They had not. One press, and all three are back where they were.' },
    { click: button('Undo') },
    says('3 clients as before.'),
    sees(button('More for Openloft Academy')),
    sees(button('More for Voltride Motors')),
    sees(button('More for Palmroute Travel')),
    logged('ClientRestored', 'ClientRestored', 'ClientRestored'),
    {
      caption:
        'The contracts did end, it seems. In the history one press undoes the undoing: all three are archived again.',
    },
    { go: '/dashboard?tab=history' },
    ...undoNewest,
    logged('ClientArchived', 'ClientArchived', 'ClientArchived'),
    { caption: 'One more press there brings all three back, as one change.' },
    ...undoNewest,
    logged('ClientRestored', 'ClientRestored', 'ClientRestored'),
    { go: '/clients' },
    sees(button('More for Openloft Academy')),
    sees(button('More for Voltride Motors')),
    sees(button('More for Palmroute Travel')),
  ],
};
