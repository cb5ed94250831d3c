/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import type { Target } from '#scenarios/script.ts';
import { field, page as main, region, says, sees } from '#scenarios/targets.ts';
import { findAll, findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const preview = region('Preview: a dashboard of', { part: true });
const figure = (name: string): Target => ({ role: 'button', name, part: true, within: preview });
const textsOf = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent);
const toNumber = (text = '') => Number(text.replaceAll(',', ''));

test('the small dashboard is at work: figures, bars and table are the same numbers, of any client [S2.11]', async () => {
  const document = await page.play([
    { go: '/' },
    says('$', figure('Revenue')),
    says('%', figure('Conversion')),
    { click: figure('Total users') },
    { expect: { attribute: 'pressed', of: figure('Total users'), is: true } },
  ]);
  const place = findOne(document, preview);
  expect(place.querySelectorAll('svg rect').length).toBe(12);

  const readTotals = () => {
    const rows = [...findOne(document, preview).querySelectorAll('tr')].slice(1);
    const counts = rows.map((row) => toNumber(row.querySelector('td')?.textContent));
    const [, shown] = /Total users([\d,]+)/.exec(findOne(document, figure('Total users')).textContent) ?? [];
    return { weeks: rows.length, sum: counts.reduce((one, more) => one + more, 0), shown: toNumber(shown) };
  };
  await page.play([{ click: { role: 'button', name: 'Show as a table', within: preview } }]);
  const one = readTotals();
  await page.play([{ select: field('Client', { within: preview }), option: 'All 8 clients' }]);
  const all = readTotals();
  expect([one.weeks, one.sum, all.weeks, all.sum]).toEqual([12, one.shown, 12, all.shown]);
  expect(all.sum).toBeGreaterThan(one.sum);
});

test('the start page says who uses it, how it is kept safe, four features and every way on [S2.11] [S2.21]', async () => {
  const trust = region('Who uses it');
  const document = await page.play([
    { go: '/' },
    sees(trust),
    says('No credit card required. Set up in 5 minutes, cancel anytime.'),
  ]);
  expect(document.title).toContain('AgencyLens');
  expect(findAll(document, { role: 'heading', within: main }).filter((one) => one.matches('h1')).length).toBe(
    1,
  );
  const inPlace = (name: string, parts: string) =>
    textsOf(findOne(document, region(name)).querySelectorAll(parts));
  expect(inPlace('Who uses it', 'dd')).toEqual(['50K+', '1000+', '99.9%', '4.9']);
  expect(inPlace('Who uses it', 'li')).toEqual([
    'Brightside Media',
    'Kestrel & Co',
    'Paper Lantern',
    'Octave Digital',
    'Marlow Street',
    'Northfold',
  ]);
  expect(inPlace('Your clients’ numbers are theirs', 'dt')).toEqual([
    'SOC 2 Type II',
    'GDPR',
    'ISO 27001',
    'Enterprise SSO (SAML and OIDC)',
  ]);
  expect(inPlace('Four things it does for you', 'h3')).toEqual([
    'Every client on one page',
    'Your name on it',
    'Nothing gets lost',
    'Answers that show their working',
  ]);
  const addressesOf = (name: string) =>
    findAll(document, { role: 'link', name, part: true, within: main }).map((one) =>
      one.getAttribute('href'),
    );
  expect(addressesOf('Start free 14-day trial')).toEqual(['/register', '/register']);
  expect(['View demo', 'See all features', 'Compare plans'].map(addressesOf)).toEqual([
    ['/dashboard'],
    ['/features'],
    ['/pricing'],
  ]);
});
