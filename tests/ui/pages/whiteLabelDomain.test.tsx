/** @vitest-environment happy-dom */
/** Tests the domain of an agency on its page: refused names, records, checks, removal, and the locked state. */
import { afterEach, expect, test } from 'vitest';
import { button, field, heading, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const day = 24 * 60 * 60 * 1_000;
const domain = region('Domain');
const domainEvents = (document: Document) =>
  [...document.querySelectorAll('main code')].map((one) => one.textContent);

test('a domain is refused in words, shown with its records, given up after three days, removed and brought back', async () => {
  const document = await page.play(
    [
      { role: 'admin' },
      { go: '/white-label?tab=domain' },
      { fill: field('Domain'), with: 'https://northlight.example/reports' },
      { click: button('Add domain') },
      says('Leave out http:// or https://'),
      { expect: { focus: field('Domain') } },
      { fill: field('Domain'), with: 'northlight.example' },
      { click: button('Add domain') },
      says('northlight.example is an apex domain, which cannot have a CNAME record.'),
      { fill: field('Domain'), with: 'reports.bücher.example' },
      { click: button('Add domain') },
      sees(heading('reports.bücher.example')),
      says('In DNS it is written reports.xn--bcher-kva.example.'),
      says('Not checked yet', domain),
      { click: button('Check now') },
      says('Waiting for DNS', domain),
      says('Last checked', domain),
    ],
    ['422 PUT /api/white-label/domain'],
  );
  const [name, target, txtName, txt] = domainEvents(document);
  expect([name, target, txtName]).toEqual([
    'reports.xn--bcher-kva.example',
    'pages.agencylens.example',
    '_agencylens.reports.xn--bcher-kva.example',
  ]);
  expect(txt).toMatch(/^agencylens-verify=\w+$/);
  await page.play([
    { click: button('Remove domain') },
    says('The domain is removed.'),
    sees(field('Domain')),
    { click: button('Undo') },
    says('The domain is requested again.'),
    sees(heading('reports.bücher.example')),
    logged('DomainReleased', 'DomainRequested'),
    { sleep: 4 * day },
    { go: '/white-label?tab=domain' },
    says('No records in 72 hours', domain),
  ]);
});

test('a plan without domains shows the field locked with the plan that has it', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/billing' },
    { click: button('Preview the app as Pro') },
    sees(region('Plan simulation')),
    { go: '/white-label?tab=domain' },
    says('Comes with Enterprise and above.'),
    { expect: { attribute: 'disabled', of: field('Domain'), is: true } },
    seesNo(button('Check now')),
  ]);
});
