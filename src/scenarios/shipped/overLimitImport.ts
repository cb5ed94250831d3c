/** Scripts an import of more clients than the plan's quota: only the first ones, and only after confirmation. */
import type { Script } from '../script.ts';
import { button, dialog, isAt, region, says, sees, seesNo } from '../targets.ts';

const lines = [
  'Client;Website;Sector;Monthly fee',
  'Alder & Co;alder.example;Healthcare;€1.500,00',
  'Birch Works;birch.example;Education;£900',
  'Cedar Studio;cedar.example;Education;1200',
  'Dogwood Labs;dogwood.example;Education;800',
  'Elm House;elm.example;Healthcare;lots',
];

export const overLimitImport: Script = {
  version: 1,
  name: 'over-limit-import',
  title: 'An import over the limit',
  about:
    'A file of five clients meets a plan with room for three: one row is wrong, the first three come in when that is agreed to, and one press takes all back.',
  seed: 403,
  start: '2026-03-02T09:30:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada looks at the app as Pro: that has room for 25 clients, and she has 22.' },
    { go: '/billing' },
    { click: button('Preview the app as Pro') },
    says('Previewing Pro', region('Plan simulation')),
    { go: '/clients' },
    says('3 left'),
    { caption: 'A partner sends her a list, with semicolons, and with fees in three currencies.' },
    { click: button('More for clients') },
    { click: { role: 'menuitem', name: 'Import CSV' } },
    {
      upload: button('Choose a CSV file, or drop it here', { part: true, within: dialog }),
      file: { name: 'partner.csv', type: 'text/csv', text: lines.join('\r\n') },
    },
    says('partner.csv: 5 rows, 4 to import, 1 with a problem.', dialog),
    says('EUR 1,500', dialog),
    says('Must be a number', dialog),
    says('Your plan has room for 3 more, and you chose 4.', dialog),
    { expect: { attribute: 'disabled', of: button('Import 3 clients'), is: true } },
    { caption: 'Nothing comes in before she says that the fourth may stay out.' },
    { click: { role: 'checkbox', name: 'Import the first 3 and leave out the other 1' } },
    { click: button('Import 3 clients') },
    says('Imported 3 clients.'),
    sees(button('More for Cedar Studio')),
    seesNo(button('More for Dogwood Labs')),
    { caption: 'It was the wrong list. One press takes the whole import back.' },
    { click: button('Undo') },
    says('Import undone: 3 clients archived.'),
    seesNo(button('More for Alder & Co')),
    says('3 left'),
  ],
};
