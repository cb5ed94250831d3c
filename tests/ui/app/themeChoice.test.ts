/** @vitest-environment happy-dom */
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseTheme, printInLight, readThemeChoice } from '#ui/app/themeChoice.ts';

const root = () => document.documentElement;

describe('the choice of theme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete root().dataset.theme;
  });

  test('is the system’s until someone chooses; what else is in its place counts as none', () => {
    expect(readThemeChoice(localStorage)).toBe('system');
    localStorage.setItem('agencylens.theme', 'purple');
    expect(readThemeChoice(localStorage)).toBe('system');
  });

  test('is remembered and put into force, and given back to the system', () => {
    chooseTheme('dark', localStorage, root());
    expect([readThemeChoice(localStorage), root().dataset.theme]).toEqual(['dark', 'dark']);
    chooseTheme('system', localStorage, root());
    expect([readThemeChoice(localStorage), root().dataset.theme]).toEqual(['system', undefined]);
  });

  test.each(['dark', 'light', undefined])('gives way to light on paper, and comes back: %s', (theme) => {
    const page = new EventTarget();
    printInLight(page, root());
    if (theme !== undefined) root().dataset.theme = theme;
    page.dispatchEvent(new Event('beforeprint'));
    expect(root().dataset.theme).toBe('light');
    page.dispatchEvent(new Event('afterprint'));
    expect(root().dataset.theme).toBe(theme);
  });
});
