/** Scripts an import with ambiguous dates: the question about them, the check of the total, the import, and its withdrawal. */
import type { Script } from '../script.ts';
import { button, dialog, isAt, logged, region, says, seesNo } from '../targets.ts';

const lines = [
  'Campaign report',
  'Campaign,Day,Clicks,Impr.,Cost,Conversions,Conv. value',
  'Spring Search,09/02/2026,"1,240","48,100","1,310.40",61.00,"7,904.50"',
  'Spring Search,10/02/2026,"1,310","50,220","1,402.75",66.00,"8,411.00"',
  'Spring Search,11/02/2026,"1,205","47,730","1,288.10",58.00,"7,350.25"',
  'Total: Campaigns,,"3,755","146,050","4,001.30",185.00,"23,665.80"',
];

const board = '/dashboard?client=fjordandfoam&from=2026-02-09&to=2026-02-11&channel=paid_search';
const figures = region('Key figures');
const sources = '/clients/fjordandfoam/sources?in=page';

export const exportImported: Script = {
  version: 1,
  name: 'export-imported',
  title: 'An export becomes figures',
  about:
    'A file of Google Ads is read in the browser. Its dates and its total are asked about, its days replace what was there, and one press takes it out again.',
  seed: 404,
  start: '2026-03-02T09:30:00Z',
  network: 'fast',
  steps: [
    { role: 'manager' },
    isAt('/dashboard'),
    { caption: 'The shop sends what its own account of Google Ads says of three days of February.' },
    { go: sources },
    says('No file was imported for this client yet.'),
    { click: button('Import a file') },
    {
      upload: button('Choose an export', { part: true, within: dialog }),
      file: { name: 'google-ads.csv', type: 'text/csv', text: lines.join('\n') },
    },
    { caption: '09/02 can be the 9th of February or the 2nd of September. Nobody guesses.' },
    says('Each of them can be two days', dialog),
    { click: { role: 'radio', name: 'The day first', part: true } },
    { click: button('Continue') },
    says('Google Ads, in English', dialog),
    says('The rows do not add up to “Total: Campaigns”', dialog),
    { expect: { attribute: 'disabled', of: button('Import 3 rows'), is: true } },
    { caption: 'The total of the file is five cents off. Its rows come in once somebody agrees to that.' },
    { click: { role: 'checkbox', name: 'Import the rows as they are' } },
    { click: { role: 'radio', name: 'Use the file', part: true } },
    { click: button('Import 3 rows') },
    seesNo(dialog),
    says('Imported 3 rows of google-ads.csv.'),
    logged('DataImported'),
    { caption: 'The client’s figures of these days are those of the file, to the cent.' },
    { go: board },
    says('$4,001', figures),
    says('$23,666', figures),
    { caption: 'It was another shop’s file. Withdrawn, it is kept, and counts no more.' },
    { go: sources },
    { click: button('Withdraw google-ads.csv') },
    says('Withdrew google-ads.csv. Its rows count no more.'),
    { go: board },
    says('$2,058', figures),
  ],
};
