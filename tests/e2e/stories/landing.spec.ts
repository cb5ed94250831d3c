/** Stories of visitors who come to the start page. */
import { createLandingPage } from '../pages/landingPage.ts';
import { expect, test } from '../stage/story.ts';
import { untilAwake } from '../stage/untilAwake.ts';

test('the page says that it loads for 100 ms: by its style alone before the program is there, then by the clock [S2.11][S9.4]', async ({
  page,
  navigation,
}) => {
  const { promise, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const { loader } = createLandingPage(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(loader).toHaveCSS('animation-delay', '0.1s');
  await expect(loader).toHaveCSS('opacity', '0');
  letScriptsCome();
  await expect(loader).toHaveCount(0);
  await page.clock.install();
  await page.goto('./features');
  await untilAwake(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await navigation.goTo('Home');
  await expect(loader).toBeVisible();
  await page.clock.runFor(99);
  await expect(loader).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(0);
});

test('the small dashboard is at work: figures, bars and table are the same numbers, of any client [S2.11]', async ({
  page,
}) => {
  const { open, preview, figure } = createLandingPage(page);
  await open();
  await expect(figure('Revenue')).toContainText('$');
  await expect(figure('Conversion')).toContainText('%');
  await figure('Total users').click();
  await expect(figure('Total users')).toHaveAttribute('aria-pressed', 'true');
  await expect(preview.locator('svg rect')).toHaveCount(12);
  await preview.getByText('Show as a table').click();
  const readTotals = async () => {
    const rows = await preview
      .getByRole('row')
      .evaluateAll((found) => found.slice(1).map((row) => row.querySelector('td')?.textContent ?? ''));
    const shown = /Total users([\d,]+)/.exec((await figure('Total users').textContent()) ?? '')?.[1] ?? '';
    const toNumber = (text: string) => Number(text.replaceAll(',', ''));
    return {
      weeks: rows.length,
      sum: rows.map(toNumber).reduce((one, more) => one + more, 0),
      shown: toNumber(shown),
    };
  };
  const one = await readTotals();
  await preview.getByLabel('Client').selectOption('All 8 clients');
  const all = await readTotals();
  expect([one.weeks, one.sum, all.weeks, all.sum]).toEqual([12, one.shown, 12, all.shown]);
  expect(all.sum).toBeGreaterThan(one.sum);
});

test('who uses it, how it is kept safe, four features and every way on [S2.11][S2.21]', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/AgencyLens/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('No credit card required. Set up in 5 minutes, cancel anytime.')).toBeVisible();
  const trust = main.getByRole('region', { name: 'Who uses it' });
  await expect(trust.getByRole('definition')).toHaveText(['50K+', '1000+', '99.9%', '4.9']);
  await expect(trust.getByRole('listitem')).toHaveText([
    'Brightside Media',
    'Kestrel & Co',
    'Paper Lantern',
    'Octave Digital',
    'Marlow Street',
    'Northfold',
  ]);
  await expect(
    main.getByRole('region', { name: 'Your clients’ numbers are theirs' }).getByRole('term'),
  ).toHaveText(['SOC 2 Type II', 'GDPR', 'ISO 27001', 'Enterprise SSO (SAML and OIDC)']);
  await expect(
    main.getByRole('region', { name: 'Four things it does for you' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Every client on one page',
    'Your name on it',
    'Nothing gets lost',
    'Answers that show their working',
  ]);
  const trials = main.getByRole('link', { name: 'Start free 14-day trial' });
  await expect(trials).toHaveCount(2);
  for (const trial of await trials.all()) await expect(trial).toHaveAttribute('href', '/register');
  for (const [name, address] of [
    ['View demo', '/dashboard'],
    ['See all features', '/features'],
    ['Compare plans', '/pricing'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
});
