/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { UsageTrend } from '#ui/pages/billing/plan/UsagePart.tsx';
import { UsageMeter } from '#ui/parts/UsageMeter.tsx';

let page: Rendered | null = null;

afterEach(async () => {
  await page?.unmount();
  page = null;
});

test.each([
  [22, 25, { now: '22', text: '22 of 25 used' }],
  [0, 25, { now: '0', text: '0 of 25 used' }],
  [31, 25, { now: '25', text: '31 of 25 used' }],
])(
  'a meter of %i of %i is heard with its name, value, maximum and both in words',
  async (used, limit, { now, text }) => {
    page = await renderPart(<UsageMeter label="Clients" used={used} limit={limit} />);
    const meter = page.container.querySelector('[role="meter"]');
    const heard = ['label', 'valuemin', 'valuenow', 'valuemax', 'valuetext'].map((name) =>
      meter?.getAttribute(`aria-${name}`),
    );

    expect(heard).toEqual(['Clients', '0', now, '25', text]);
    expect(page.container.querySelector('[role="progressbar"]')).toBe(null);
  },
);

test('the trend of a meter is a line with all its counts in words; one month alone is none', async () => {
  const trend = [
    { day: '2025-11-30', used: 1_018 },
    { day: '2025-12-31', used: 1_021 },
    { day: '2026-01-05', used: 1_021 },
  ];
  page = await renderPart(
    <>
      <UsageTrend label="Clients" trend={trend} />
      <UsageTrend label="Dashboards" trend={trend.slice(-1)} />
    </>,
  );
  const lines = [...page.container.querySelectorAll('svg')].map((line) => line.getAttribute('aria-label'));

  expect([lines, page.container.textContent]).toEqual([
    ['Clients at the end of each of the last 3 months: 1,018, 1,021, 1,021'],
    '1,018 on 30 Nov 2025',
  ]);
});
