/** Browser tests of the analysis of a workspace's activity: the day that stands out, growth over the year, and the plan that it takes. */
import { nora } from '#tests/support/cast.ts';
import { expect, test } from '../stage/browserTest.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';

test('an admin is shown the day that stands out and its events, and how clients, integrations and plan came to be [S2.3] [S2.4] [S6.2]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await navigation.goTo('AI Analytics');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Key figures of the selection' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'What changed' }).getByRole('listitem').first(),
  ).toContainText(/By channel: .*together/);
  await main.getByRole('link', { name: 'Workspace log' }).click();
  const finding = main.getByRole('region', { name: 'Days that stand out' }).getByRole('listitem').first();
  await expect(finding.getByRole('heading', { level: 3 })).toHaveText(
    /: \d+\sevents, where \d+(?:\.5)? is usual$/,
  );
  await expect(finding).toContainText(/(?:Far above|Above) normal \(usual range \d+–\d+\)\./);
  await expect(finding).toContainText('Compared with all 28 full days.');
  await expect(finding).toContainText('Mostly alert rule set (23), integration connected (9)');

  await page.getByRole('button', { name: /^Range: / }).click();
  await page.getByRole('button', { name: 'Last 12 months' }).click();
  await expect(page).toHaveURL(/range=12m/);
  const plan = main.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('The plan did not change in this period.');
  const growth = main.getByRole('region', { name: 'Growth' });
  await expect(growth).toContainText(/\d+ more than \d+/);
  const activity = main.getByRole('figure', { name: 'Events by day' });
  await activity.getByText('Table', { exact: true }).click();
  await expect(activity.getByRole('row')).toHaveCount(366);
});

test('a new agency without a plan meets what it would be given, on the page and in the API [S6.3] [S5.4]', async ({
  page,
  watch,
  registerPage,
  dashboardPage,
}) => {
  watch.expectRefusals('402 GET /api/analytics/activity', '402 POST /api/ask');
  await registerPage.open();
  await registerPage.register(nora);
  await registerPage.goToDashboard.click();
  await expect(dashboardPage.live).toBeVisible();
  await page.goto('./advanced-analytics');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'AI insights are not in this plan' })).toContainText(
    'It comes with Pro and above. This workspace has no active plan.',
  );
  await expect(main.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await page.goto('./ai-chat');
  await expect(main.getByRole('region', { name: 'Ask AI is not in this plan' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  const headers = await sessionHeader(page);
  const body = { question: 'Which plan do we have?' };
  const refusals = [
    await callApi(page, { path: '/api/analytics/activity', headers }),
    await callApi(page, { method: 'POST', path: '/api/ask', headers, body }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([402, 402]);
});
