/** @vitest-environment happy-dom */

import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { usePart } from '#ui/parts/usePart.ts';
import { PartTabs } from '#ui/widgets/PartTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

const parts = [
  { key: 'channels', label: 'Channels', children: <p>Channels of October</p> },
  { key: 'campaigns', label: 'Campaigns', children: <p>Campaigns of October</p> },
];

const Shown = () => {
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <PartTabs {...usePart(parts)} />
    </>
  );
};

const drawn = async (isNarrow: boolean, address: string) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = await renderPart(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );
  const shown = () => ({
    search: page.container.querySelector('output')?.textContent,
    texts: [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent),
  });
  const expanded = () =>
    [...page.container.querySelectorAll('[aria-expanded]')].map((fold) => fold.getAttribute('aria-expanded'));
  const press = (selector: string, at: number) =>
    act(async () => page.container.querySelectorAll<HTMLElement>(selector)[at]?.click());
  return { page, shown, expanded, press };
};

test('a wide page opens its first part, and an address without a part leads to it', async () => {
  const { page, shown, press } = await drawn(false, '/?range=7d');

  expect(shown()).toEqual({ search: '?range=7d', texts: ['Channels of October'] });
  await press('[role="tab"]', 1);
  expect(shown()).toEqual({ search: '?range=7d&part=campaigns', texts: ['Campaigns of October'] });
  await press('[role="tab"]', 0);
  expect(shown()).toEqual({ search: '?range=7d', texts: ['Channels of October'] });
  await page.unmount();
});

test('a narrow page opens no fold by itself, and the one of a link or a press', async () => {
  const { page, shown, expanded, press } = await drawn(true, '/');

  expect(shown()).toEqual({ search: '', texts: [] });
  await press('[aria-expanded]', 0);
  expect(shown()).toEqual({ search: '?part=channels', texts: ['Channels of October'] });
  await press('[aria-expanded]', 0);
  expect([shown().search, expanded()]).toEqual(['', ['false', 'false']]);
  await page.unmount();
});
