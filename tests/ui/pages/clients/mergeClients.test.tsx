/** @vitest-environment happy-dom */
import { afterEach, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, heading, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const table = { role: 'table', name: 'Active clients' } as const;
const clients = (search = ''): readonly Step[] => [
  { role: 'admin' },
  { go: `/clients${search}` },
  sees(heading('Clients')),
];

test('two chosen clients become one, field by field, and one press makes two of it again', async () => {
  await page.play([
    ...clients('?q=o'),
    { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
    seesNo(button('Merge chosen…')),
    { click: { role: 'checkbox', name: 'Choose Openloft Academy' } },
    { click: button('Merge chosen…', { within: region('Chosen clients') }) },
    says('What moves to Stackpilot', dialog),
    { click: { role: 'radio', name: 'Industry: Education' } },
    says('Openloft Academy goes to the archive and no longer counts for your plan.', dialog),
    { click: button('Merge into Stackpilot') },
    says('Merged Openloft Academy into Stackpilot.'),
    seesNo(link('Openloft Academy')),
    says('Education', table),
    { click: button('Undo') },
    says('Both are clients of their own again.'),
    sees(link('Openloft Academy')),
    says('SaaS & Technology', table),
  ]);
});

test('from a client’s details the other one is chosen; the merged one’s old link leads to the one that stays', async () => {
  await page.play([
    ...clients('/stackpilot'),
    { click: button('Merge…', { within: dialog }) },
    {
      select: field('Which client duplicates Stackpilot?'),
      option: 'Openloft Academy · openloft.example',
    },
    { click: { role: 'radio', name: 'Openloft Academy · openloft.example' } },
    says('What moves to Openloft Academy', dialog),
    { click: button('Merge into Openloft Academy') },
    says('Merged Stackpilot into Openloft Academy.'),
    { go: '/clients?show=archived' },
    says('Merged into Openloft Academy'),
    { go: '/clients/stackpilot' },
    sees({ role: 'dialog', name: 'Openloft Academy' }),
    { go: '/dashboard?client=stackpilot' },
    sees(heading('Openloft Academy')),
    says('The client of this link was merged into this one.'),
  ]);
});

test('clients that look like one are reported in a line, which leads to comparing them', async () => {
  await page.play([
    ...clients(),
    seesNo({ role: 'list', name: 'Likely duplicates' }),
    { click: button('Add client') },
    { fill: field('Name'), with: 'STACKPILOT' },
    { fill: field('Domain'), with: 'stackpilot-shop.example' },
    { fill: field('Industry'), with: 'Healthcare' },
    { click: button('Add client', { within: dialog }) },
    says('Stackpilot (stackpilot.example) and STACKPILOT (stackpilot-shop.example) may be the same client.'),
    { click: button('Compare Stackpilot and STACKPILOT') },
    { click: { role: 'radio', name: 'STACKPILOT · stackpilot-shop.example' } },
    says(
      '3 connected accounts with their campaigns and all their figures, 2 goals, 1 contact, 2 notes, and 1 task.',
      dialog,
    ),
    { click: button('Merge into STACKPILOT') },
    says('Merged Stackpilot into STACKPILOT.'),
    seesNo({ role: 'list', name: 'Likely duplicates' }),
  ]);
});
