/** Tests onboarding steps of a new workspace, derived from the log and completed by it (ruling D29). */
import { describe, expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const openOwner = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  const steps = async () => (await backend.succeed('readWorkspace', { token })).first_steps;
  const done = async () => (await steps())?.steps.filter((step) => step.done).map(({ name }) => name);
  return { ...backend, token, steps, done };
};

describe('first steps', () => {
  test('are seven, none of them done, with the sample client to look at', async () => {
    const { steps } = await openOwner();
    const found = await steps();

    expect([found?.steps, found?.sample?.name]).toEqual([
      [
        { name: 'startTrial', done: false },
        { name: 'openSample', done: false },
        { name: 'connectSource', done: false },
        { name: 'addClient', done: false },
        { name: 'setGoal', done: false },
        { name: 'makeDashboard', done: false },
        { name: 'sendReport', done: false },
      ],
      'Harbor & Pine (sample)',
    ]);
  });

  test('tick themselves by what happens, stay ticked, and are gone when all are done', async () => {
    const { succeed, token, steps, done, world } = await openOwner();
    const sample = (await succeed('openSampleClient', { token })).client;
    expect([sample.sample, await done()]).toEqual([true, ['openSample']]);

    await succeed('startTrial', { token });
    expect(await done()).toEqual(['startTrial', 'openSample']);

    const { integration } = await succeed('connectIntegration', {
      token,
      body: {
        platform: 'shopify',
        account_id: 'shopify-fjord',
        client_id: sample.id,
        scopes: [...platformCatalogue.shopify.scopes],
      },
    });
    const headers = { 'If-Match': integration.etag };
    await succeed('disconnectIntegration', { token, params: { id: integration.id }, headers });
    expect(await done()).toEqual(['startTrial', 'openSample', 'connectSource']);

    const dune = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };
    const { client } = await succeed('addClient', { token, body: dune });
    const about = { client_id: client.id };
    await succeed('setGoal', {
      token,
      body: { ...about, figure: 'revenue_cents', target: 1_000_000, period: 'month' },
    });
    await succeed('createDashboard', { token, body: { ...about, name: 'Weekly', beginning: 'blank' } });
    expect((await done())?.slice(3)).toEqual(['addClient', 'setGoal', 'makeDashboard']);

    await succeed('restoreIntegration', { token, params: { id: integration.id } });
    const { report } = await succeed('createReport', {
      token,
      body: { client_id: sample.id, name: 'Monthly', beginning: 'monthly' },
    });
    const params = { id: report.id };
    await succeed('changeReport', {
      token,
      params,
      headers: { 'If-Match': report.etag },
      body: { recipients: ['jo@dune.example'] },
    });
    for (const move of ['generate', 'approve', 'send'])
      await succeed('moveReport', { token, params, body: { move } });
    expect((await done())?.includes('sendReport')).toBe(false);
    world.clock.advance(31_000);
    expect(await steps()).toBeNull();
  });

  test('report the log once that the sample client was opened, and open it again', async () => {
    const { succeed, appendedBy, token } = await openOwner();
    const open = () => succeed('openSampleClient', { token });
    const [first, second] = [await appendedBy(open), await appendedBy(open)];

    expect([first, second].map((events) => events.map(({ type }) => type))).toEqual([
      ['SampleClientOpened'],
      [],
    ]);
  });

  test('can be hidden, and stay hidden in every session', async () => {
    const { succeed, appendedBy, token, steps } = await openOwner();
    const events = await appendedBy(() => succeed('dismissFirstSteps', { token }));

    expect([events.map(({ type }) => type), await steps()]).toEqual([['FirstStepsDismissed'], null]);
  });

  test('are the owner’s only: nobody else is shown them, or may take them [S6.1]', async () => {
    const { seed, demo, ask, succeed, log, world } = openTestBackend();
    await seedWholeAgency(log, world);
    await seed();
    const tokens = await Promise.all(
      (['admin', 'manager', 'client'] as const).map(async (name) => (await demo(name)).session.token),
    );
    const shown = await Promise.all(tokens.map((token) => succeed('readWorkspace', { token })));
    const refused = await Promise.all(
      tokens
        .slice(1)
        .flatMap((token) => [ask('openSampleClient', { token }), ask('dismissFirstSteps', { token })]),
    );

    expect(shown.map(({ first_steps }) => first_steps)).toEqual([null, null, null]);
    expect(refused.map(statusAndBody)).toEqual(Array(4).fill(refusal('roleForbidden')));
  });
});

test('a sample client is in no sum with a client that has data, and still has figures of its own', async () => {
  const { succeed, token, world } = await openOwner();
  await succeed('startTrial', { token });
  const sample = (await succeed('openSampleClient', { token })).client;
  const dune = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };
  const { client } = await succeed('addClient', { token, body: dune });
  const day = (ago: number) => new Date(world.clock.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const days = `from=${day(28)}&to=${day(1)}`;
  const totalsOf = async (which = '') =>
    (await succeed('readMetrics', { token, query: `${days}${which}` })).totals;
  expect(await totalsOf()).toEqual(await totalsOf(`&client=${sample.id}`));

  await succeed('connectIntegration', {
    token,
    body: {
      platform: 'google_ads',
      account_id: 'google_ads-fjord',
      client_id: client.id,
      scopes: [...platformCatalogue.google_ads.scopes],
    },
  });
  const [all, own, ofSample] = [
    await totalsOf(),
    await totalsOf(`&client=${client.id}`),
    await totalsOf(`&client=${sample.id}`),
  ];
  expect([all, (ofSample.sessions ?? 0) > 0]).toEqual([own, true]);
  const portfolio = await succeed('readPortfolio', { token, query: days });
  expect(portfolio.totals.spend_cents).toBe(own.spend_cents);
});
