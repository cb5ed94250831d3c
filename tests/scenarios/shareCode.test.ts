/** Scripts in addresses and as Playwright tests. */
import { describe, expect, test } from 'vitest';
import { playwrightTest } from '#scenarios/playwrightTest.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { decodeScript, encodeScript } from '#scenarios/shareCode.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';

const forty: Script = {
  version: 1,
  name: 'forty',
  title: 'Forty steps',
  about: 'As many steps as a link must hold.',
  seed: 42,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: Array.from({ length: 10 }, (_, index): readonly Step[] => [
    { go: `/clients?page=${index}` },
    { fill: { role: 'field', name: 'Search clients' }, with: `client ${index}` },
    { click: { role: 'button', name: 'Search' } },
    { expect: { visible: { role: 'heading', name: `Client ${index}` } } },
  ]).flat(),
};

describe('a script in an address', () => {
  test('comes back as it was', async () => {
    for (const script of shippedScripts) {
      expect(await decodeScript(await encodeScript(script))).toEqual({ ok: true, script });
    }
  });

  test('takes less than a thousand letters that addresses know, for forty steps', async () => {
    const code = await encodeScript(forty);

    expect([/^[\w-]+$/.test(code), code.length < 1_000]).toEqual([true, true]);
  });

  test('that is damaged is told', async () => {
    const damaged = {
      ok: false,
      problems: [{ step: null, line: null, message: 'the link is damaged: it holds no script' }],
    };

    expect(await Promise.all(['', '!!!', 'AAAA'].map(decodeScript))).toEqual([damaged, damaged, damaged]);
  });
});

describe('a script as a Playwright test', () => {
  test('does what a visitor can, and says what only a stage can', () => {
    const steps: readonly Step[] = [
      { caption: 'Ada’s morning' },
      { go: '/login' },
      { fill: { role: 'field', name: 'Email' }, with: "o'neil@agency.example" },
      { click: { role: 'button', name: 'Sign', part: true, nth: 1, within: { role: 'main' } } },
      { press: 'Enter Escape' },
      { expect: { url: '/dashboard' } },
      { expect: { text: 'Hi', in: { role: 'alert' } } },
      { expect: { actor: 'auth', state: 'signedOut' } },
      { net: 'slow' },
    ];

    expect(playwrightTest({ ...forty, title: 'A try', steps })).toBe(
      [
        "import { expect, test } from '@playwright/test';",
        '',
        "test('A try', async ({ page }) => {",
        '  // Ada’s morning',
        "  await page.goto('/login');",
        "  await page.getByLabel('Email', { exact: true }).fill('o\\'neil@agency.example');",
        "  await page.getByRole('main').getByRole('button', { name: 'Sign' }).nth(1).click();",
        "  await page.keyboard.press('Enter');",
        "  await page.keyboard.press('Escape');",
        "  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard');",
        "  await expect(page.getByRole('alert')).toContainText('Hi');",
        '  // On a stage only: Check that auth is signedOut',
        '  // On a stage only: Network: slow',
        '});',
        '',
      ].join('\n'),
    );
  });

  test('chooses from lists of either kind, types dates, sorts and opens a file by its button', () => {
    const steps: readonly Step[] = [
      { select: { role: 'combobox', name: 'Client' }, option: 'Berg' },
      { dates: { role: 'group', name: 'Range' }, from: '2026-10-01', to: '2026-10-31' },
      { sort: { role: 'columnheader', name: 'Added' }, order: 'descending' },
      { upload: { role: 'button', name: 'Choose a file' }, file: { name: 'a.csv', text: 'A' } },
    ];

    expect(playwrightTest({ ...forty, title: 'Choices', steps }).split('\n')).toEqual([
      "import { expect, type Locator, test } from '@playwright/test';",
      '',
      "test('Choices', async ({ page }) => {",
      '  const choose = async (list: Locator, option: string) => {',
      "    if (await list.evaluate((element) => element.matches('select'))) return list.selectOption({ label: option });",
      "    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.press('ArrowDown');",
      "    await page.getByRole('option', { name: option, exact: true }).click();",
      '  };',
      '  const sortBy = async (header: Locator, order: string) => {',
      "    const isSorted = async () => ((await header.getAttribute('aria-sort')) ?? 'none') === order;",
      '    for (let presses = 0; presses < 3 && !(await isSorted()); presses += 1) await header.click();',
      '    expect(await isSorted()).toBe(true);',
      '  };',
      "  await choose(page.getByRole('combobox', { name: 'Client', exact: true }), 'Berg');",
      "  await page.getByRole('group', { name: 'Range', exact: true }).getByRole('textbox').nth(0).fill('2026-10-01');",
      "  await page.getByRole('group', { name: 'Range', exact: true }).getByRole('textbox').nth(0).press('Enter');",
      "  await page.getByRole('group', { name: 'Range', exact: true }).getByRole('textbox').nth(1).fill('2026-10-31');",
      "  await page.getByRole('group', { name: 'Range', exact: true }).getByRole('textbox').nth(1).press('Enter');",
      "  await sortBy(page.getByRole('columnheader', { name: 'Added', exact: true }), 'descending');",
      "  await Promise.all([page.waitForEvent('filechooser').then((chooser) => chooser.setFiles({ name: 'a.csv', mimeType: 'text/plain', buffer: Buffer.from('A') })), page.getByRole('button', { name: 'Choose a file', exact: true }).click()]);",
      '});',
      '',
    ]);
  });

  test('has pages by their names, files, the storage and the connection', () => {
    const field = { role: 'field', name: 'Log' } as const;
    const steps: readonly Step[] = [
      { tab: 'other' },
      { go: '/clients?as_of={start}' },
      { upload: field, file: { name: 'a.txt', text: 'A' } },
      { store: 'key', value: null },
      { net: 'offline' },
      { kill: 'worker' },
      { expect: { attribute: 'disabled', of: field, is: false } },
      { expect: { attribute: 'href', of: field, is: '/' } },
      { expect: { focus: field } },
      { expect: { count: 2, of: field } },
      { close: 'other' },
      { fork: 'Else', at: 1 },
    ];

    expect(
      playwrightTest({ ...forty, title: 'Pages', steps })
        .split('\n')
        .slice(2),
    ).toEqual([
      "test('Pages', async ({ page: first }) => {",
      '  let page = first;',
      "  const pages = new Map([['first', page]]);",
      '  const pageOf = async (name: string) => {',
      '    const known = pages.get(name) ?? (await page.context().newPage());',
      '    pages.set(name, known);',
      '    await known.bringToFront();',
      '    return known;',
      '  };',
      "  page = await pageOf('other');",
      '  // On a stage only: Open /clients?as_of={start}',
      "  await page.getByLabel('Log', { exact: true }).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A') });",
      "  await page.evaluate((key) => localStorage.removeItem(key), 'key');",
      '  await page.context().setOffline(true);',
      "  await (await page.context().newCDPSession(page)).send('ServiceWorker.stopAllWorkers');",
      "  await expect(page.getByLabel('Log', { exact: true })).not.toBeDisabled();",
      "  await expect(page.getByLabel('Log', { exact: true })).toHaveAttribute('href', '/');",
      "  await expect(page.getByLabel('Log', { exact: true })).toBeFocused();",
      "  await expect(page.getByLabel('Log', { exact: true })).toHaveCount(2);",
      "  await (await pageOf('other')).close();",
      "  page = await pageOf('first');",
      '  // On a stage only: Go on in a branch “Else”, from event 1 of this script',
      '});',
      '',
    ]);
  });
});
