/** Tests in real replies that the parts by channel, campaign, device and country sum up to the total change. */
import { expect, test } from 'vitest';
import { contributionOf } from '#domain/analysis/contribution.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

test.each(['channel', 'campaign', 'device', 'country'])('the parts by %s make each change', async (by) => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const { rows, totals, previous } = await backend.succeed('readMetrics', {
    token,
    query: `client=fjordandfoam&from=2025-12-01&to=2025-12-28&compare=previous&group_by=${by}&limit=500`,
  });
  const off = figureNames.flatMap((figure) => {
    const found = contributionOf(
      figure,
      rows.map((row) => ({ key: row.key, label: row.label, current: row, previous: row.previous })),
    );
    const [now, before] = [totals[figure], previous?.[figure] ?? null];
    if (found === null || now === null || before === null) return [];
    const sum = found.parts.reduce((all, { change }) => all + change, 0);
    return Math.abs(sum - (now - before)) < 1e-6 * (1 + Math.abs(now))
      ? []
      : [`${figure} ${sum} ${now - before}`];
  });

  expect([rows.length > 1, off]).toEqual([true, []]);
});
