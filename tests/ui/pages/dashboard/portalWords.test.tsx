/** @vitest-environment happy-dom */
/** What a client reads while the access to an account has expired: that figures may grow, and nothing of what failed. */
import { afterEach, expect, test } from 'vitest';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { MonthInMinute } from '#ui/pages/dashboard/portal/MonthInMinute.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

type Portal = PortalReply & { month: NonNullable<PortalReply['month']> };

const said = async (refreshing: readonly string[]) => {
  await shown?.unmount();
  const month: Portal['month'] = {
    title: 'This month',
    client: 'Fjord & Foam',
    agency: 'Northlight',
    range: { from: '2026-03-01', to: '2026-03-07' },
    compared_range: null,
    currency: 'USD',
    position: 1,
    made_at: '2026-03-08T08:00:00.000Z',
    sections: [],
    notes: [],
  } as unknown as Portal['month'];
  shown = await renderPart(
    <MonthInMinute portal={{ agency: 'Northlight', month, refreshing: [...refreshing] } as Portal} next="" />,
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
