/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { heading, isAt, link, page as main, region, sees } from '#scenarios/targets.ts';
import { findAll, findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const industries = [
  'E-commerce',
  'SaaS & Technology',
  'Healthcare',
  'Education',
  'Automotive',
  'Real Estate',
  'Travel & Hospitality',
  'Food & Restaurant',
];

const textsOf = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent);

test('eight industries have features and claimed metrics each, the first of them open, and lead on [S2.17]', async () => {
  const document = await page.play([{ go: '/industries' }, sees(heading('E-commerce'))]);
  const cards = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  expect(textsOf(document.querySelectorAll('main details h2'))).toEqual(industries);
  expect(cards.map(({ open }) => open)).toEqual(industries.map((name) => name === 'E-commerce'));
  for (const [index, name] of industries.entries()) {
    expect(cards[index]?.querySelectorAll(`ul[aria-label="Features for ${name}"] > li`).length).toBe(4);
    expect(cards[index]?.textContent).toContain('saved every month');
  }
  expect(
    ['Start Free Trial', 'View Pricing', 'Contact Sales'].map((name) =>
      findOne(document, link(name, { within: main })).getAttribute('href'),
    ),
  ).toEqual(['/register', '/pricing', '/about']);
});

test('the e-commerce page has its four parts, stats and ways on, and its credit for an order moves with the model [S2.17]', async () => {
  const part = region('Revenue Attribution');
  const document = await page.play([
    { go: '/industries' },
    { click: link('More for e-commerce', { part: true }) },
    isAt('/industries/ecommerce'),
    sees(part),
  ]);
  const credit = () => textsOf(findOne(document, part).querySelectorAll('dd'));
  expect(
    textsOf(findAll(document, { role: 'heading', within: main }).filter((one) => one.matches('h2'))),
  ).toEqual([
    'Revenue Attribution',
    'Customer Journey Analytics',
    'Cohort Analysis',
    'ROI Optimization',
    'Try it with one shop',
  ]);
  expect(textsOf(document.querySelectorAll('main *'))).toContain('500M+');
  const addresses = [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['/register', '/dashboard', '/pricing']));
  expect(credit()).toEqual(['$0', '$0', '$120']);

  await page.play([{ click: { role: 'radio', name: 'All touches', within: part } }]);
  expect(credit()).toEqual(['$40', '$40', '$40']);

  await page.play([{ go: '/industries/healthcare' }, sees(heading('Page not found'))]);
});
