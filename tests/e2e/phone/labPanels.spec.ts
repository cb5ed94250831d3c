/** Tests the Lab on a phone: every panel fits below the page and can be used. */

import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

const panels = ['Scenarios', 'Story', 'Network', 'Charts', 'Log', 'Demo'];

test('Every panel of the Lab fits the width of a phone and is free of barriers', async ({
  page,
  loginPage,
  labDock,
}) => {
  await loginPage.signInAt('/roi-calculator', 'Admin');
  await labDock.open();
  const doors = labDock.lab.getByRole('region', { name: 'Where to begin' });
  expect(await findBarriers(page)).toEqual([]);
  await doors.getByRole('button', { name: 'Hide this' }).click();
  for (const panel of panels) await expect(labDock.tab(panel)).toBeInViewport({ ratio: 1 });
  for (const panel of panels) {
    await labDock.tab(panel).click();
    await expect(labDock.tab(panel)).toHaveAttribute('aria-selected', 'true');
    await expect(
      labDock.lab.getByRole('tabpanel').locator('button, input, select').filter({ visible: true }).first(),
    ).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, panel).toBe(0);
    expect(await findBarriers(page, { within: '[aria-label="Lab"]' }), panel).toEqual([]);
  }

  await page.goto('roi-calculator#lab/charts/auth?view=cards');
  await expect(labDock.lab.getByRole('treeitem', { name: /^signedIn/ }).first()).toBeInViewport();
  await expect(labDock.lab.getByRole('button', { name: 'Cards', exact: true })).toBeInViewport();
});
