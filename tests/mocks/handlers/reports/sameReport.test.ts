/** Tests that one log gives the same report on another machine, with other random values and in another zone (product design D21). */
import { afterEach, expect, test, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { fjord, openReports } from './openReports.ts';

afterEach(() => vi.unstubAllEnvs());

const question = `client=${fjord}&from=2025-11-01&to=2026-01-05&compare=previous&group_by=campaign&detail=series`;

const toldBy = async ({ succeed }: Pick<TestBackend, 'succeed'>, token: string, body: object) => ({
  figures: await succeed('readMetrics', { token, query: question }),
  clients: await succeed('readPortfolio', { token, query: 'from=2025-12-01&to=2025-12-31' }),
  report: (await succeed('previewReport', { token, body })).content,
});

test('one log gives the same figures and the same report on another machine, in another zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const agency = await openReports();
  const { name, period, sections } = await agency.make({ beginning: 'monthly' });
  const body = { name, client_id: fjord, title: '', period, compare: 'previous', filters: '', sections };
  const here = await toldBy(agency, agency.token, body);

  vi.stubEnv('TZ', 'America/Los_Angeles');
  const world = createVirtualWorld({ seed: 7, start: agency.world.clock.now() });
  const there = openTestBackend({ world, log: agency.log });

  expect(here.report.sections.length).toBeGreaterThan(3);
  expect(await toldBy(there, agency.token, body)).toEqual(here);
});
