/** A script as a Playwright test file of its own, for a served product; what only a stage can do is left as a comment. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { typedText } from './recordedSecrets.ts';
import { type Expectation, type Script, type Step, type Target, tellStep } from './script.ts';

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

const expected = (expectation: Expectation): string | null => {
  if ('url' in expectation) {
    return `await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(${quoted(expectation.url)});`;
  }
  if ('visible' in expectation) return `await expect(${located(expectation.visible)}.first()).toBeVisible();`;
  if ('hidden' in expectation) return `await expect(${located(expectation.hidden)}).toBeHidden();`;
  if ('text' in expectation)
    return `await expect(${located(expectation.in)}).toContainText(${quoted(expectation.text)});`;
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

/** Null for what only a stage can do. */
const done = (step: Step): string | null => {
  if ('go' in step) return `await page.goto(${quoted(step.go)});`;
  if ('click' in step) return `await ${located(step.click)}.click();`;
  if ('fill' in step) return `await ${located(step.fill)}.fill(${quoted(typedText(step.with))});`;
  if ('select' in step)
    return `await ${located(step.select)}.selectOption({ label: ${quoted(step.option)} });`;
  if ('press' in step) return pressed(step.press, step.on);
  if ('hover' in step) return `await ${located(step.hover)}.hover();`;
  if ('wait' in step) return `await page.waitForTimeout(${step.wait});`;
  if ('expect' in step) return expected(step.expect);
  if ('role' in step) return signedIn(step.role);
  return null;
};

/** Source of a TypeScript test file. Times are real there: what waits for days is a comment. */
export const playwrightTest = (script: Script): string => {
  const lines = script.steps.map((step) => {
    const code = done(step);
    const words = tellStep(step);
    if ('caption' in step) return `  // ${words}`;
    return code === null ? `  // On a stage only: ${words}` : `  ${code}`;
  });
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `test(${quoted(script.title)}, async ({ page }) => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
};
