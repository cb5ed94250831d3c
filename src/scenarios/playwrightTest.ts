/** A script as a Playwright test file of its own, for a served product; what only a stage can do is left as a comment. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { typedText } from './recordedSecrets.ts';
import {
  type Expectation,
  firstPage,
  type Script,
  type Step,
  type StepOf,
  type Target,
  type Verb,
  verbOf,
} from './script.ts';
import { tellStep } from './tellStep.ts';

/** A string as single-quoted source. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const located = ({ role, name, part, nth, within }: Target): string => {
  const place = within === undefined ? 'page' : located(within);
  const exact = part ? '' : ', exact: true';
  const found =
    role === 'field'
      ? `.getByLabel(${quoted(name ?? '')}${part ? '' : ', { exact: true }'})`
      : `.getByRole(${quoted(role)}${name === undefined ? '' : `, { name: ${quoted(name)}${exact} }`})`;
  return `${place}${found}${nth === undefined ? '' : `.nth(${nth})`}`;
};

const literal = (value: string | null): string => (value === null ? 'null' : quoted(value));

const expectedAttribute = ({
  attribute,
  of,
  is,
}: Extract<Expectation, { attribute: string }>): string | null => {
  const negation = is === false ? '.not' : '';
  const place = `await expect(${located(of)})${negation}`;
  if (typeof is !== 'boolean')
    return is === null
      ? `await expect(${located(of)}).not.toHaveAttribute(${quoted(attribute)});`
      : `${place}.toHaveAttribute(${quoted(attribute)}, ${quoted(is)});`;
  if (attribute === 'disabled') return `${place}.toBeDisabled();`;
  if (attribute === 'checked') return `${place}.toBeChecked();`;
  return `${place}.toHaveAttribute(${quoted(`aria-${attribute}`)}, /^(?!false$)/);`;
};

const expected = (expectation: Expectation): string | null => {
  if ('url' in expectation) {
    return `await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(${quoted(expectation.url)});`;
  }
  if ('visible' in expectation) return `await expect(${located(expectation.visible)}.first()).toBeVisible();`;
  if ('hidden' in expectation) return `await expect(${located(expectation.hidden)}).toBeHidden();`;
  if ('text' in expectation)
    return `await expect(${located(expectation.in)}).toContainText(${quoted(expectation.text)});`;
  if ('count' in expectation && !expectation.orMore)
    return `await expect(${located(expectation.of)}).toHaveCount(${expectation.count});`;
  if ('focus' in expectation) return `await expect(${located(expectation.focus)}).toBeFocused();`;
  if ('title' in expectation) return `await expect(page).toHaveTitle(${quoted(expectation.title)});`;
  if ('attribute' in expectation) return expectedAttribute(expectation);
  if ('stored' in expectation)
    return `await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), ${quoted(expectation.stored)})).toBe(${literal(expectation.is)});`;
  if ('value' in expectation)
    return `await expect(${located(expectation.of)}).toHaveValue(${quoted(expectation.value)});`;
  return null;
};

const signedIn = (role: keyof typeof demoAccounts): string =>
  [
    "await page.goto('/login');",
    `await page.getByLabel('Email', { exact: true }).fill(${quoted(demoAccounts[role].email)});`,
    `await page.getByLabel('Password', { exact: true }).fill(${quoted(demoPassword)});`,
    "await page.getByRole('button', { name: 'Sign in', exact: true }).click();",
  ].join('\n  ');

const pressed = (keys: string, target: Target | undefined): string =>
  keys
    .split(' ')
    .map((key) =>
      target
        ? `await ${located(target)}.press(${quoted(key)});`
        : `await page.keyboard.press(${quoted(key)});`,
    )
    .join('\n  ');

type Written<One extends Verb> = (step: StepOf<One>) => string | null;

/** The page that a script begins in is `page`; further ones are variables by their names. */
const opened = (name: string): string => `page = await pageOf(${quoted(name)});`;

const stageOnly = (): null => null;

/** Null for what only a stage can do. */
const writings: { readonly [One in Verb]: Written<One> } = {
  go: ({ go }) => (go.includes('{start') ? null : `await page.goto(${quoted(go)});`),
  // A choice may be drawn by its label alone: a key reaches it all the same.
  click: ({ click }) =>
    click.role === 'radio' ? `await ${located(click)}.press('Space');` : `await ${located(click)}.click();`,
  fill: (step) => `await ${located(step.fill)}.fill(${quoted(typedText(step.with))});`,
  select: ({ select, option }) => `await choose(${located(select)}, ${quoted(option)});`,
  dates: ({ dates, from, to }) =>
    [from, to]
      .map((date, nth) => ({ end: located({ role: 'textbox', nth, within: dates }), date }))
      .map(({ end, date }) => `await ${end}.fill(${quoted(date)});\n  await ${end}.press('Enter');`)
      .join('\n  '),
  sort: ({ sort, order }) => `await sortBy(${located(sort)}, ${quoted(order)});`,
  press: ({ press, on }) => pressed(press, on),
  hover: ({ hover }) => `await ${located(hover)}.hover();`,
  upload: ({ upload, file: { name, type = 'text/plain', text } }) => {
    const file = `{ name: ${quoted(name)}, mimeType: ${quoted(type)}, buffer: Buffer.from(${quoted(text)}) }`;
    if (upload.role === 'field') return `await ${located(upload)}.setInputFiles(${file});`;
    return `await Promise.all([page.waitForEvent('filechooser').then((chooser) => chooser.setFiles(${file})), ${located(upload)}.click()]);`;
  },
  wait: ({ wait }) => `await page.waitForTimeout(${wait});`,
  sleep: stageOnly,
  clock: stageOnly,
  pace: stageOnly,
  net: ({ net }) =>
    net === 'offline' || net === 'online' ? `await page.context().setOffline(${net === 'offline'});` : null,
  fault: stageOnly,
  kill: () => "await (await page.context().newCDPSession(page)).send('ServiceWorker.stopAllWorkers');",
  store: ({ store, value }) =>
    value === null
      ? `await page.evaluate((key) => localStorage.removeItem(key), ${quoted(store)});`
      : `await page.evaluate(([key, value]) => localStorage.setItem(key, value), [${quoted(store)}, ${quoted(value)}]);`,
  tab: ({ tab }) => opened(tab),
  close: ({ close }) => `await (await pageOf(${quoted(close)})).close();\n  ${opened(firstPage)}`,
  fork: stageOnly,
  expect: (step) => expected(step.expect),
  caption: stageOnly,
  send: stageOnly,
  role: ({ role }) => signedIn(role),
};

const done = (step: Step): string | null => (writings[verbOf(step)] as Written<Verb>)(step as never);

/** What finds the pages of a script by their names. */
const pageOf = [
  `  const pages = new Map([[${quoted(firstPage)}, page]]);`,
  '  const pageOf = async (name: string) => {',
  '    const known = pages.get(name) ?? (await page.context().newPage());',
  '    pages.set(name, known);',
  '    await known.bringToFront();',
  '    return known;',
  '  };',
];

/** What a step needs that is more than one call, by the word that begins its step. */
const helpers: { readonly [One in 'select' | 'sort']: readonly string[] } = {
  select: [
    '  const choose = async (list: Locator, option: string) => {',
    "    if (await list.evaluate((element) => element.matches('select'))) return list.selectOption({ label: option });",
    "    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.press('ArrowDown');",
    "    await page.getByRole('option', { name: option, exact: true }).click();",
    '  };',
  ],
  sort: [
    '  const sortBy = async (header: Locator, order: string) => {',
    "    const isSorted = async () => ((await header.getAttribute('aria-sort')) ?? 'none') === order;",
    '    for (let presses = 0; presses < 3 && !(await isSorted()); presses += 1) await header.click();',
    '    expect(await isSorted()).toBe(true);',
    '  };',
  ],
};

/** Source of a TypeScript test file. Times are real there: what waits for days is a comment. */
export const playwrightTest = (script: Script): string => {
  const hasPages = script.steps.some((step) => 'tab' in step);
  const lines = script.steps.map((step) => {
    const code = done(step);
    const words = tellStep(step);
    if ('caption' in step) return `  // ${words}`;
    return code === null ? `  // On a stage only: ${words}` : `  ${code}`;
  });
  const needed = (['select', 'sort'] as const).filter((verb) => script.steps.some((step) => verb in step));
  return [
    `import { expect, ${needed.length > 0 ? 'type Locator, ' : ''}test } from '@playwright/test';`,
    '',
    `test(${quoted(script.title)}, async ({ page${hasPages ? ': first' : ''} }) => {`,
    ...(hasPages ? ['  let page = first;', ...pageOf] : []),
    ...needed.flatMap((verb) => helpers[verb]),
    ...lines,
    '});',
    '',
  ].join('\n');
};
