/** @vitest-environment happy-dom */

import { afterEach, expect, test, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { PartTabs } from '#ui/widgets/PartTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

const parts = [
  { key: 'channels', label: 'Channels', children: <p>Channels of October</p> },
  { key: 'campaigns', label: 'Campaigns', children: <p>Campaigns of October</p> },
];

const drawn = async (isNarrow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const chosen: string[] = [];
  const page = await renderPart(
    <PartTabs parts={parts} current="channels" onChange={(key) => chosen.push(key)} />,
  );
  const texts = () => [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  const names = (selector: string) =>
    [...page.container.querySelectorAll<HTMLElement>(selector)].map((one) => one);
  return { page, chosen, texts, names };
};

test('PartTabs mounts the open part alone, as tabs', async () => {
  const { page, chosen, texts, names } = await drawn(false);

  expect(names('[role="tab"]').map(({ textContent }) => textContent)).toEqual(['Channels', 'Campaigns']);
  expect(texts()).toEqual(['Channels of October']);
  await act(async () => names('[role="tab"]')[1]?.click());
  expect(chosen).toEqual(['campaigns']);
  await page.unmount();
});

test('PartTabs folds the parts on a narrow screen, and the open one closes', async () => {
  const { page, chosen, texts, names } = await drawn(true);
  const folds = () => names('[aria-expanded]');

  expect(folds().map((fold) => fold.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  expect(texts()).toEqual(['Channels of October']);
  await act(async () => folds()[1]?.click());
  await act(async () => folds()[0]?.click());
  expect(chosen).toEqual(['campaigns', '']);
  await page.unmount();
});

test('PartTabs prints every part', async () => {
  const { page, texts, names } = await drawn(false);

  await act(async () => dispatchEvent(new Event('beforeprint')));
  expect(texts()).toEqual(['Channels of October', 'Campaigns of October']);
  await act(async () => dispatchEvent(new Event('afterprint')));
  expect([texts(), names('[role="tab"]').length]).toEqual([['Channels of October'], 2]);
  await page.unmount();
});
