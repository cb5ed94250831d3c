/** Tests that a lost database is detected at the next visit, restored from the second copy, and verified by the worker. */
import { expect, test } from '../support/browserTest.ts';

/** The last event up to which the second copy is complete; 0: none. Newer parts may exist before older ones. */
const copied = async (): Promise<number> => {
  try {
    const copies = await (await navigator.storage.getDirectory()).getDirectoryHandle('agencylens-copy');
    const names: string[] = [];
    for await (const name of (await copies.getDirectoryHandle('main')).keys()) names.push(name);
    if (!names.some((name) => name.startsWith('vault-'))) return 0;
    const parts = names.flatMap((name) => {
      const [, first, last] = /-(\d+)-(\d+)-[0-9a-f]{64}\.ndjson$/.exec(name) ?? [];
      return first === undefined ? [] : [{ first: Number(first), last: Number(last) }];
    });
    const inOrder = parts.toSorted((one, other) => one.first - other.first);
    return inOrder.reduce((end, { first, last }) => (first <= end + 1 ? Math.max(end, last) : end), 0);
  } catch {
    return 0;
  }
};

const removeDatabase = () =>
  new Promise<void>((resolve) => {
    indexedDB.deleteDatabase('agencylens-log').addEventListener('success', () => resolve());
  });

test('a lost database is reported, restored, and nothing is missing, as the real worker finds too', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await expect.poll(() => page.evaluate(copied)).toBeGreaterThan(2_000);
  const count = await page.evaluate(copied);
  await page.goto('./icon-192.png');
  await page.evaluate(removeDatabase);
  await page.goto('./dashboard');
  await expect(page.getByRole('heading', { name: 'Your data is missing from this browser' })).toBeVisible();
  const all = `Everything can be restored: ${count.toLocaleString('en-US')} events, all of them from the second copy.`;
  await expect(page.getByText(all, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Data in this browser' }).click();
  const drawer = page.getByRole('dialog', { name: 'Data in this browser' });
  for (const [button, words] of [
    ['Check the log', /^All [\d,]+ events are intact\./],
    ['Rebuild from the log', /^All \d+ summaries match the [\d,]+ events\.$/],
  ] as const) {
    const started = page.waitForEvent('worker', (worker) => worker.url().includes('logWorker'));
    await drawer.getByRole('button', { name: button }).click();
    // The content policy must allow the worker: without one the page would silently do its work.
    await started;
    await expect(drawer.getByText(words)).toBeVisible();
  }
  await expect(drawer.getByText('Kept aside', { exact: true })).toBeVisible();
});
