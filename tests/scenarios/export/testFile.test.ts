/** Tests exporting scripts as Playwright tests: every kind of step and check. */
import { describe, expect, test } from 'vitest';
import { testFile } from '#scenarios/export/testFile.ts';
import type { Script, Step } from '#scenarios/script.ts';

const scriptOf = (...steps: readonly Step[]): Script => ({
  version: 1,
  name: 'a-try',
  title: 'A try',
  about: 'Each kind once.',
  seed: 42,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps,
});

const email = { role: 'field', name: 'Email' } as const;
const dialog = { role: 'dialog' } as const;
const begins =
  "  await lens.begin({ seed: 42, start: '2026-03-02T09:00:00Z', network: 'fast', refusals: [] });";

const linesOf = (...steps: readonly Step[]): readonly string[] => {
  const lines = testFile(scriptOf(...steps)).split('\n');
  return lines.slice(lines.indexOf(begins) + 1, -2);
};

describe('a script as a Playwright test', () => {
  test('is a file of its own that begins a world and says where the log must end', () => {
    const head = { position: 7, hash: 'ab' };
    const steps: readonly Step[] = [
      { caption: 'Ada’s  morning' },
      { fill: email, with: "o'neil@agency.example" },
    ];

    expect(testFile(scriptOf(...steps), { head, timeZone: 'Pacific/Auckland' })).toBe(
      [
        "import { test } from './agencyLens';",
        "import { field } from './controls';",
        '',
        "test.use({ timezoneId: 'Pacific/Auckland' });",
        '',
        "test('A try', async ({ page, lens }) => {",
        begins,
        '  // Ada’s morning',
        "  await lens.step(2, 'Write “o\\'neil@agency.example” into field “Email”', () =>",
        "    field(page, 'Email').fill('o\\'neil@agency.example'),",
        '  );',
        "  await lens.endsAt({ position: 7, hash: 'ab' });",
        '});',
        '',
      ].join('\n'),
    );
  });

  test('has the width of its screen, where that is no desktop', () => {
    expect(testFile({ ...scriptOf({ go: '/pricing' }), width: 390 }).split('\n')[2]).toBe(
      'test.use({ viewport: { width: 390, height: 800 } });',
    );
  });

  test('gives a long line more lines, and each refusal its own', () => {
    const heading = { role: 'heading', name: 'A name that is so long that it needs a line of its own' };
    const script = {
      ...scriptOf({ expect: { visible: heading } }),
      refusals: ['401 POST /api/auth/sign-in', '503 GET /api/clients'],
    };

    expect(testFile(script).split('\n').slice(3, -2)).toEqual([
      '  await lens.begin({',
      '    seed: 42,',
      "    start: '2026-03-02T09:00:00Z',",
      "    network: 'fast',",
      '    refusals: [',
      "      '401 POST /api/auth/sign-in',",
      "      '503 GET /api/clients',",
      '    ],',
      '  });',
      '  await lens.check(() =>',
      '    expect(',
      `      page.getByRole('heading', { name: '${heading.name}', exact: true }).filter({ visible: true }).first(),`,
      '    ).toBeVisible(),',
      '  );',
    ]);
  });

  test.each<[Step, string]>([
    [{ go: '/clients?as_of={start+2}' }, `() => lens.open(\`/clients?as_of=$\{lens.position(2)}\`)`],
    [
      { click: { role: 'button', name: 'Pay', part: true, nth: 1, within: dialog } },
      "page.getByRole('dialog').getByRole('button', { name: 'Pay' }).filter({ visible: true }).nth(1).click(),",
    ],
    [
      { click: { role: 'radio', name: 'Yearly' } },
      "pick(page.getByRole('radio', { name: 'Yearly', exact: true }))",
    ],
    [{ fill: email, with: '{demo password 2}' }, "field(page, 'Email').fill('demo1234-2')"],
    [{ select: email, option: 'Berg' }, "choose(field(page, 'Email'), 'Berg')"],
    [
      { dates: dialog, from: '2026-10-01', to: '2026-10-31' },
      "chooseDates(page.getByRole('dialog'), ['2026-10-01', '2026-10-31'], lens.settle)",
    ],
    [{ sort: dialog, order: 'none' }, "sortBy(page.getByRole('dialog'), 'none', lens.settle)"],
    [{ press: 'Enter', on: email }, "field(page, 'Email').press('Enter')"],
    [{ hover: dialog }, "page.getByRole('dialog').hover()"],
    [
      { upload: email, file: { name: 'a.csv', text: 'A\n' } },
      "upload(field(page, 'Email'), { name: 'a.csv', mimeType: 'text/plain', text: 'A\\n' })",
    ],
    [
      { upload: email, file: { name: 'a.png', type: 'image/png', base64: '//4A' } },
      "upload(field(page, 'Email'), { name: 'a.png', mimeType: 'image/png', base64: '//4A' })",
    ],
    [{ wait: 10 }, 'lens.pass(10)'],
    [{ sleep: 10 }, 'lens.sleep(10)'],
    [{ clock: '2026-03-02T10:00:00Z' }, "lens.passUntil('2026-03-02T10:00:00Z')"],
    [{ kill: 'worker' }, 'lens.killWorker()'],
    [{ fork: 'Else', at: 1 }, "lens.fork('Else', 1)"],
    [
      { send: { actor: 'auth', event: { type: 'A' }, also: [{ type: 'B' }] } },
      "lens.send('auth', { type: 'A' }, { type: 'B' })",
    ],
    [{ role: 'admin' }, "lens.signIn('admin@agencylens.demo', 'demo1234')"],
  ])('does %j in a second of the world', (step, call) => {
    const text = linesOf(step).join('\n');
    expect([text.includes('await lens.step(1, '), text.includes(call) ? call : text]).toEqual([true, call]);
  });

  test.each<[Step, string]>([
    [{ net: 'offline' }, 'await page.context().setOffline(true);'],
    [{ net: 'slow' }, "await lens.setLatency('slow');"],
    [{ pace: 0 }, 'await lens.setPace(0);'],
    [{ store: 'key', value: null }, "await lens.store('key', null);"],
    [
      { fault: { route: 'all', times: 1, status: 503 } },
      "await lens.setFault({ route: 'all', times: 1, status: 503 });",
    ],
    [{ expect: { url: '/dashboard' } }, "await lens.isAt('/dashboard');"],
    [
      { expect: { visible: dialog } },
      "await lens.check(() => expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible());",
    ],
    [
      { expect: { hidden: dialog } },
      "await lens.check(() => expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0));",
    ],
    [
      { expect: { count: 2, of: dialog } },
      "await lens.check(() => expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(2));",
    ],
    [
      { expect: { count: 2, of: dialog, orMore: true } },
      "await lens.check(() => expect(page.getByRole('dialog').filter({ visible: true }).nth(1)).toBeVisible());",
    ],
    [
      { expect: { text: 'Hi', in: dialog } },
      "await lens.check(() => expect(page.getByRole('dialog')).toContainText('Hi'));",
    ],
    [
      { expect: { value: 'A', of: email } },
      "await lens.check(() => expect.poll(() => shownValue(field(page, 'Email'))).toBe('A'));",
    ],
    [
      { expect: { focus: dialog } },
      "await lens.check(() => expect(page.getByRole('dialog')).toBeFocused());",
    ],
    [{ expect: { title: 'A' } }, "await lens.check(() => expect(page).toHaveTitle('A'));"],
    [
      { expect: { attribute: 'disabled', of: dialog, is: false } },
      "await lens.check(() => expect(page.getByRole('dialog')).not.toBeDisabled());",
    ],
    [
      { expect: { attribute: 'pressed', of: dialog, is: true } },
      "await lens.check(() => expect(page.getByRole('dialog')).toHaveAttribute('aria-pressed', /^(?!false$)/));",
    ],
    [
      { expect: { attribute: 'href', of: dialog, is: null } },
      "await lens.check(() => expect(page.getByRole('dialog')).not.toHaveAttribute('href'));",
    ],
    [{ expect: { stored: 'key', is: 'A' } }, "await lens.keeps('key', 'A');"],
    [{ expect: { actor: 'auth', state: 'signedOut' } }, "await lens.isIn('auth', 'signedOut');"],
    [{ expect: { log: ['A', 'B'] } }, "await lens.logged('A', 'B');"],
    [{ expect: { requests: 1, of: 'GET /a' } }, "await lens.sent('GET /a', 1);"],
    [{ expect: { requests: 1, of: 'GET /a', orMore: true } }, "await lens.sentAtLeast('GET /a', 1);"],
    [{ expect: { projection: 'a.b', is: { c: [1, 'D'] } } }, "await lens.answers('a.b', { c: [1, 'D'] });"],
  ])('holds or prepares %j in a line of its own', (step, line) => {
    expect(
      linesOf(step)
        .map((one) => one.trim())
        .join('')
        .replaceAll(/\(\) =>(?=expect)/g, '() => ')
        .replaceAll(',);', ');'),
    ).toBe(line);
  });

  test('that goes offline has a browser of its own, and a recorded one may meet any refusal and keeps a trace', () => {
    expect(
      testFile(scriptOf({ net: 'offline' }), { isRecorded: true })
        .split('\n')
        .slice(2, 6),
    ).toEqual([
      "test.use({ trace: 'on', ownContext: true });",
      '',
      "test('A try', async ({ page, lens }) => {",
      "  await lens.begin({ seed: 42, start: '2026-03-02T09:00:00Z', network: 'fast' });",
    ]);
  });

  test('lets the app do what is left between two keys, and goes on in the page that is gone to', () => {
    expect(linesOf({ press: 'Enter Escape' }, { tab: 'other' }, { close: 'other' })).toEqual([
      "  await lens.step(1, 'Press the keys Enter, Escape', async () => {",
      "    await page.keyboard.press('Enter');",
      '    await lens.settle();',
      "    await page.keyboard.press('Escape');",
      '  });',
      "  page = await lens.step(2, 'Go to the page “other”', () => lens.goToTab('other'));",
      "  page = await lens.step(3, 'Close the page “other”', () => lens.closeTab('other'));",
    ]);
  });
});
