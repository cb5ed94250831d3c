/** Tests the Lab itself: how it opens, its placement, and its causal thread. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

test('The Lab reports what followed from pressing Sign in, and no secret', async ({
  page,
  loginPage,
  dashboardPage,
  labDock,
}) => {
  await loginPage.open();
  // An action before hydration would have no thread of its own.
  await untilAwake(page);
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await labDock.open('Story');
  await labDock.lab.getByRole('checkbox', { name: 'Only what the visitor did' }).check();
  const thread = labDock.lab.getByRole('article').filter({ hasText: '“Sign in” was pressed' });
  await expect(thread).toContainText([
    /login went to submitting.*POST \/api\/auth\/sign-in took [\d,]+ ms.*SessionStarted is event \d+/s,
  ]);
  await thread.getByRole('button', { name: /SessionStarted/ }).click();
  await expect(thread.getByRole('button', { name: /SessionStarted/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(thread.getByText('Sign-in page', { exact: true }).first()).toBeVisible();
  const onlyOwn = labDock.lab.getByRole('checkbox', { name: 'Only what the visitor did' });
  await expect(onlyOwn).toBeChecked();
  await expect(labDock.lab.getByRole('article').first()).toContainText('was');
  await expect(labDock.lab).not.toContainText('demo1234');
  await expect(page.getByRole('main')).toBeVisible();
});

test('The Lab opens and closes by keyboard, is resized by keyboard and remembers its size', async ({
  page,
  labDock,
}) => {
  await page.goto('./about');
  await untilAwake(page);
  await page.keyboard.press('Control+Backquote');
  await expect(labDock.tab('Story')).toBeVisible();
  await labDock.separator.focus();
  const before = Number(await labDock.separator.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(labDock.separator).toHaveAttribute('aria-valuenow', String(before + 48));
  await page.keyboard.press('Control+Backquote');
  await expect(labDock.lab).toHaveCount(0);
  await page.reload();
  await labDock.open();
  await expect(labDock.separator).toHaveAttribute('aria-valuenow', String(before + 48));
  await labDock.lab.getByRole('button', { name: 'Close the Lab' }).click();
  await expect(labDock.lab).toHaveCount(0);
});

test('An open Lab, its tab, filters and selection survive a reload', async ({ page, labDock }) => {
  await page.goto('./pricing');
  await labDock.open();
  await page.getByText('Yearly', { exact: true }).first().click();
  await labDock.tab('Network').click();
  await labDock.lab.getByLabel('Method').selectOption('GET');
  await labDock.tab('Story').click();
  const thread = labDock.lab.getByRole('article').filter({ hasText: 'Yearly' });
  await thread.getByRole('button').first().click();
  await page.reload();
  await expect(thread.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await labDock.tab('Network').click();
  await expect(labDock.lab.getByLabel('Method')).toHaveValue('GET');
});

test('A picked element leads to its machine and its last press, and the charts follow the machine at work', async ({
  page,
  loginPage,
  labDock,
}) => {
  await loginPage.open();
  await untilAwake(page);
  await labDock.open('Charts');
  const charts = labDock.lab.getByRole('region', { name: 'State charts' });
  await charts.getByRole('button', { name: 'Follow the app' }).click();
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await expect(charts.getByRole('heading', { name: /^Sign-in page/ })).toBeVisible();

  await labDock.lab.getByRole('button', { name: 'Pick an element' }).click();
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await labDock.lab.getByRole('button', { name: 'Last press' }).click();
  const thread = labDock.lab.getByRole('article').filter({ hasText: '“Manager” was pressed' });
  await expect(thread.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await labDock.lab.getByRole('button', { name: 'Machine login' }).click();
  await expect(charts.getByRole('heading', { name: /^Sign-in page/ })).toBeVisible();
});

test('An address of a page can open the Lab, and the Lab has an address of its own', async ({
  page,
  labDock,
}) => {
  await page.goto('./about#lab/story');
  await expect(labDock.tab('Story')).toHaveAttribute('aria-selected', 'true');
  await page.goto('./lab/story');
  await expect(labDock.tab('Story')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle('Lab · AgencyLens');
  await expect(labDock.launcher).toHaveCount(0);
  await labDock.lab.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('The first opening has one line with three doors, and no later opening has it', async ({
  page,
  labDock,
}) => {
  const doors = labDock.lab.getByRole('region', { name: 'Where to begin' });
  const ways = [
    ['Watch a scenario', 'Scenarios'],
    ['Break the network', 'Network'],
    ['See why a number is what it is', 'Log'],
  ] as const;
  for (const [index, [door, panel]] of ways.entries()) {
    // From the second scenario on, as on a first visit.
    if (index > 0) await page.evaluate(() => localStorage.removeItem('agencylens.lab.begun'));
    await page.goto('./about');
    await labDock.open();
    await expect(doors).toContainText('Watch a scenario');
    await doors.getByRole('button', { name: door }).click();
    await expect(labDock.tab(panel)).toHaveAttribute('aria-selected', 'true');
    await expect(doors).toHaveCount(0);
  }
  await expect(labDock.lab.getByRole('button', { name: 'Why this number' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('./about');
  await labDock.open();
  await expect(labDock.tab('Story')).toBeVisible();
  await expect(doors).toHaveCount(0);
});

/** Controls of the bar that lie over each other, and values that are wider than their card. */
const brokenBesideLab = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('header[data-bar] button')]
      .map((button) => ({ name: button.textContent || button.ariaLabel, at: button.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0);
    const over = shown.flatMap(({ name, at }, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            other.at.left < at.right - 1 &&
            other.at.right > at.left + 1 &&
            other.at.top < at.bottom - 1 &&
            other.at.bottom > at.top + 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
    const wide = [...document.querySelectorAll<HTMLElement>('[data-key-figure], [data-figure]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth} in ${clientWidth}`);
    return [...over, ...wide];
  });

test('All tabs of a Lab that is docked at the right are in sight, and the page follows its width', async ({
  page,
  dashboardPage,
  labDock,
  loginPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./about');
  await labDock.open();
  await labDock.lab.getByRole('button', { name: 'Dock right' }).click();
  for (const name of ['Scenarios', 'Story', 'Network', 'Charts', 'Log', 'Demo'])
    await expect(labDock.tab(name)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 900 });
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(page.locator('[data-key-figure]').first()).toBeVisible();
  await labDock.open();
  await expect.poll(() => brokenBesideLab(page)).toEqual([]);
  await dashboardPage.show('Workspace');
  await expect(page.locator('[data-figure="overview-clients"]')).toBeVisible();
  await expect.poll(() => brokenBesideLab(page)).toEqual([]);
});
