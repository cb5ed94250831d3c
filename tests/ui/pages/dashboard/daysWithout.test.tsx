/** @vitest-environment happy-dom */
/** Tests days without metrics: days beyond the plan are reported once with a way back, and a paused campaign says so. */
import { afterEach, expect, test } from 'vitest';
import { button, field, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

const tab = (name: string) => ({ role: 'tab', name });

const text = (): string => page.stage().document().body.textContent ?? '';

afterEach(page.close);

test('of a client and of all they have one card, and goals and reasons stand as today', async () => {
  const old = 'from=2025-10-01&to=2025-10-28';
  const [client, all] = [region('Key figures'), region('Figures of all clients')];
  await page.play(
    [
      { role: 'admin' },
      { go: '/dashboard?client=fjordandfoam' },
      { click: button('Change the goal for Revenue') },
      { fill: field('Target'), with: '9,000,000' },
      { click: button('Save goal') },
      says('Changed the goal for Revenue.'),
      { go: '/billing' },
      { click: button('Preview the app as Starter') },
      says('Previewing Starter', region('Plan simulation')),
      { go: `/dashboard?client=fjordandfoam&${old}` },
      says('Older than your plan keeps', client),
      sees(region('Goals and pacing')),
      seesNo(region('Channels')),
      seesNo(tab('Audience')),
      { click: button('Show the last 14 days', { within: client }) },
      { expect: { url: '/dashboard?client=fjordandfoam' } },
      sees(button('Revenue', { within: client })),
      { go: `/dashboard?${old}` },
      says('Older than your plan keeps', all),
      says('Revenue heading for', region('Needs attention')),
      seesNo(region('Clients')),
      seesNo(tab('Clients')),
      seesNo(tab('Spend by channel')),
    ],
    ['402 GET /api/metrics', '402 GET /api/portfolio'],
  );
  expect(text()).not.toContain('Your plan or your role does not include');

  await page.play([
    { click: button('Show the last 14 days', { within: all }) },
    { expect: { url: '/dashboard' } },
    sees(region('Clients')),
    { go: '/dashboard?range=90d' },
    says('so the range starts later, and there is nothing to compare with.'),
    sees(button('Revenue', { within: all })),
  ]);
  expect(text().match(/your plan keeps/gi)).toEqual(['Your plan keeps']);
});

test('a campaign that was paused before says that it has nothing on these days, and blames no source', async () => {
  const row = { role: 'row', name: 'Always on · Test drives · the annual service', part: true } as const;
  await page.play([
    { role: 'admin' },
    { go: '/dashboard?client=voltride&range=7d&part=campaigns' },
    says('No Spend: the campaign has nothing on these days', row),
    says('No ROAS: the campaign has nothing on these days', row),
  ]);
});

test('a filter that leaves nothing of a client is reported once, and its parts come back with it', async () => {
  const figures = region('Key figures');
  await page.play([
    { role: 'admin' },
    { go: '/dashboard?client=voltride&range=7d&channel=paid_search' },
    says('No data matches the filters', figures),
    sees(region('Goals and pacing')),
    seesNo(region('Channels')),
    seesNo(tab('Campaigns')),
  ]);
  const told = text().match(/No data matches the filters|steady at/g);
  await page.play([
    { click: button('Clear the filters', { within: figures }) },
    sees(region('Channels')),
    { click: tab('Campaigns') },
    sees(region('Campaigns')),
  ]);

  expect(told).toHaveLength(1);
});
