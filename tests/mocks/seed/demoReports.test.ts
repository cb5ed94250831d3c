/** Tests the demo agency's reports: months of them, made by the product's own rules, in every state a visitor should see. */
import { describe, expect, test } from 'vitest';
import { reportStatuses } from '#domain/reports/lifecycle.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const opened = async (today?: string) => {
  const backend = openTestBackend(
    today ? { world: createVirtualWorld({ start: Date.parse(`${today}T10:00:00Z`) }) } : {},
  );
  await seedWholeAgency(backend.log, backend.world);
  const { token } = (await backend.demo('admin')).session;
  const client = (await backend.demo('client')).session.token;
  return { ...backend, token, client };
};

describe('the reports of the demo agency', () => {
  test('stand in every way that waits for somebody or something', async () => {
    const { succeed, token } = await opened();
    const { items } = await succeed('listReports', { token, query: 'limit=100' });

    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(
        reportStatuses.filter(
          (status) => !['gathering', 'failed', 'approved', 'sending', 'opened', 'accepted'].includes(status),
        ),
      ),
    );
  });

  test('are half a year of months for its client, each sent and answered once, but the newest, which waits for the answer', async () => {
    const { succeed, client } = await opened();
    const { items } = await succeed('listReportRuns', { token: client, query: 'limit=100' });
    const monthly = items.filter(({ report_id: id }) => id === 'fjordmonthly');

    expect(monthly.map(({ range, state }) => [range?.from, state])).toEqual(
      ['2025-11-01', '2025-10-01', '2025-09-01', '2025-08-01', '2025-07-01', '2025-06-01'].map(
        (from, place) => [from, place === 0 ? 'sent' : 'accepted'],
      ),
    );
    const details = items.filter(({ report_id: id }) => id === 'fjordshop');
    expect(details.map(({ state }) => state)).toEqual(['changesRequested', 'opened', 'accepted']);
    expect(items[0]?.report_id).toBe('fjordmonthly');
  });

  test('one keeps what it reported before a platform took figures back, and says what they are now', async () => {
    const { succeed, token } = await opened();
    const read = (query: string) =>
      succeed('readReportRun', { token, params: { id: 'leighlabsweeks-1' }, query });
    const [then, again] = [await read(''), await read('now=1')];

    expect(again.content).toEqual(then.content);
    const spend = again.differences.find(({ figure, place }) => figure === 'spend_cents' && place === null);
    expect(spend?.before).toBeGreaterThan(spend?.now ?? 0);
  });

  test.each(['2026-11-29', '2026-12-05', '2027-03-17'])(
    'sent by %s compare each month with the whole month before, as its own report reports it',
    async (today) => {
      const { succeed, token } = await opened(today);
      const { items } = await succeed('listReportRuns', { token, query: 'limit=100' });
      const sent = await Promise.all(
        items
          .filter(({ sent_at: at }) => at !== null)
          .map(({ id }) => succeed('readReportRun', { token, params: { id }, query: '' })),
      );
      const told = sent.flatMap(({ content, run }) => {
        const figures = content?.sections.flatMap((one) => (one.kind === 'figures' ? one.figures : [])) ?? [];
        const revenue = figures.find(({ figure }) => figure === 'revenue_cents');
        if (!content || !revenue || !content.range.from.endsWith('-01')) return [];
        const { range, compared_range: before } = content;
        return [{ report: run.report_id, range, before, value: revenue.value, previous: revenue.previous }];
      });
      const pairs = told.flatMap((one) => {
        const earlier = told.find(
          ({ report, range }) => report === one.report && range.from === one.before?.from,
        );
        return earlier ? [[one, earlier] as const] : [];
      });

      expect(pairs.map(([one]) => one.report).toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => 'fjordmonthly'),
        ...Array.from({ length: 2 }, () => 'fjordshop'),
        ...Array.from({ length: 2 }, () => 'palmroutegrowth'),
      ]);
      expect(pairs.map(([{ before, previous }]) => [before, previous])).toEqual(
        pairs.map(([, { range, value }]) => [range, value]),
      );
    },
  );
});
