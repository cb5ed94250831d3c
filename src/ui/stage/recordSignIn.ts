/** Recognizes a sign-in as one of the demo accounts. */
import { type DemoAccountName, demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { Step } from '#scenarios/script.ts';

const names = Object.keys(demoAccounts) as DemoAccountName[];

const valueIn = (form: HTMLFormElement, selector: string): string | undefined =>
  form.querySelector<HTMLInputElement>(selector)?.value;

/** The account that a press signs in; null without a sign-in, or if it redirects to another page. */
export const demoSignIn = (address: string, element: Element): DemoAccountName | null => {
  const form = element.closest('form');
  if (address !== '/login' || form === null || element.matches('[type="button"], [type="checkbox"], a'))
    return null;
  const password = valueIn(form, '[autocomplete="current-password"], [type="password"]');
  const email = valueIn(form, '[type="email"], [autocomplete="username"], [autocomplete="email"]');
  if (password !== demoPassword) return null;
  return names.find((name) => demoAccounts[name].email === email) ?? null;
};

const isPartOfSignIn = (step: Step): boolean =>
  ('expect' in step && 'url' in step.expect && step.expect.url === '/login') ||
  ('fill' in step && ['Email', 'Password'].includes(step.fill.name ?? '')) ||
  ('click' in step && names.some((name) => demoAccounts[name].label === step.click.name));

export const withoutSignIn = (steps: readonly Step[]): readonly Step[] => {
  let count = steps.length;
  const at = (index: number): Step => steps[index] ?? { caption: '' };
  while (count > 0 && isPartOfSignIn(at(count - 1))) count -= 1;
  const last = at(count - 1);
  return steps.slice(0, 'go' in last && last.go === '/login' ? count - 1 : count);
};
