/** @vitest-environment happy-dom */
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { PageLoadFailure } from '#ui/app/PageView.tsx';

const shown = async (onRetry = () => {}) => {
  const page = await renderPart(
    <MemoryRouter initialEntries={['/pricing?plan=pro']}>
      <PageLoadFailure onRetry={onRetry} />
    </MemoryRouter>,
  );
  const words = () => [...page.container.querySelectorAll('h1, p')].map(({ textContent }) => textContent);
  return { page, words };
};

const announce = (): Promise<boolean> =>
  act(async () => dispatchEvent(new Event('newversion', { cancelable: true })));

test('a page without its code asks for a connection, tries again, and leads to a reload of its address', async () => {
  let tries = 0;
  const { page, words } = await shown(() => {
    tries += 1;
  });
  expect(words()).toEqual([
    'Connection',
    'This page could not be loaded',
    'Check your connection and try again. Nothing of yours is lost.',
    'Try again',
    'If that does not help, reload the page.',
  ]);
  expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/pricing?plan=pro');
  await page.press('Try again');
  expect(tries).toBe(1);
  await page.unmount();
});

test('a page whose code a new build has taken away says so in place of that, and no bar does', async () => {
  const { page, words } = await shown();
  const needsBar = await announce();
  expect([needsBar, words()]).toEqual([
    false,
    ['Update', 'A new version is available', 'Reload to open this page. Nothing of yours is lost.', 'Reload'],
  ]);
  await page.unmount();
  expect(await announce()).toBe(true);
});
