/** @vitest-environment happy-dom */
/** Tests the portal's texts after an access has expired: metrics may grow, and no failure details. */
import { afterEach, expect, test } from 'vitest';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { MonthInMinute } from '#ui/pages/dashboard/portal/MonthInMinute.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const figures = {
  id: 'figures',
  kind: 'figures',
  title: '',
  range: { from: '2026-03-01', to: '2026-03-07' },
  compared_range: { from: '2026-02-22', to: '2026-02-28' },
  figures: [
    { figure: 'revenue_cents', value: 133_000, previous: 100_000 },
    { figure: 'sessions', value: 90, previous: null },
  ],
};

const client = { id: 'fjordandfoam', name: 'Fjord & Foam', logo_id: null };

type Portal = PortalReply & { month: NonNullable<PortalReply['month']> };

const said = async (refreshing: readonly string[], sections: readonly unknown[] = []) => {
  await shown?.unmount();
  const month: Portal['month'] = {
    title: 'This month',
    client: 'Fjord & Foam',
    agency: 'Northlight',
    range: { from: '2026-03-01', to: '2026-03-07' },
    compared_range: sections.length === 0 ? null : figures.compared_range,
    currency: 'USD',
    position: 1,
    made_at: '2026-03-08T08:00:00.000Z',
    sections,
    notes: [],
  } as unknown as Portal['month'];
  shown = await renderPart(
    <MonthInMinute
      portal={{ agency: 'Northlight', client, month, refreshing: [...refreshing], next_steps: '' } as Portal}
    />,
  );
  const { container } = shown;
  return {
    notes: [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
    tellsTooMuch: /expired|token|access|fail|reconnect|error/i.test(container.textContent ?? ''),
  };
};

test('names the source softly, and is silent once it is back', async () => {
  expect(await said(['Google Ads · Fjord & Foam'])).toEqual({
    notes: ['Data for Google Ads · Fjord & Foam is being refreshed; some figures may still grow.'],
    tellsTooMuch: false,
  });
  expect(await said([])).toEqual({ notes: [], tellsTooMuch: false });
});

test('each figure says against which days it went up, and from how much, to those who see and who hear it', async () => {
  await said([], [figures]);
  const { container } = shown as Rendered;

  expect([
    container.querySelector('header p')?.textContent,
    ...[...container.querySelectorAll('dl > div')].map((tile) =>
      [...tile.querySelectorAll('dt, dd > span, dd:not(:has(span))')].map(({ textContent }) => textContent),
    ),
  ]).toEqual([
    '1 – 7 Mar 2026, compared with 22 – 28 Feb 2026, weekday by weekday',
    ['Revenue', '$1,330', 'up 33.0% from $1,000', 'up 33.0 percent versus 22 – 28 Feb 2026, good'],
    ['Sessions', '90', 'nothing to compare with', 'nothing to compare with'],
  ]);
});
