/** Tests running scripts, independent of the driver. */
import { describe, expect, test } from 'vitest';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import { runScript, type StepReport } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';

const script = (steps: readonly Step[]): Script => ({
  version: 1,
  name: 'try',
  title: 'Try',
  about: 'Tries.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  steps,
});

const fakeDriver = (given: Partial<Driver> = {}) => {
  const told: string[] = [];
  const note =
    (verb: string) =>
    async (...rest: readonly unknown[]): Promise<void> => {
      told.push(
        [verb, ...rest.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))].join(' '),
      );
    };
  const driver: Driver = {
    open: note('open'),
    click: note('click'),
    fill: note('fill'),
    select: note('select'),
    press: note('press'),
    hover: note('hover'),
    upload: note('upload'),
    pass: note('pass'),
    sleep: note('sleep'),
    setLatency: note('latency'),
    setPace: note('pace'),
    setOffline: note('offline'),
    setFault: note('fault'),
    killWorker: note('kill'),
    store: note('store'),
    goToTab: note('tab'),
    closeTab: note('close'),
    fork: note('fork'),
    send: note('send'),
    caption: note('caption'),
    beginStep: note('begin'),
    endStep: note('end'),
    linger: async () => false,
    address: async () => '/dashboard',
    count: async () => 1,
    text: async () => 'Good morning, Ada',
    value: async () => 'Ada',
    attribute: async () => true,
    hasFocus: async () => true,
    title: async () => 'Dashboard',
    stored: async () => null,
    now: async () => Date.parse('2026-03-02T09:00:00Z'),
    state: async () => 'signedIn.settled',
    eventsAfter: async () => ['SessionStarted', 'SessionEnded'],
    head: async () => ({ position: 7, hash: 'abc' }),
    requests: async () => 2,
    projection: async () => ({ total: 8 }),
    ...given,
  };
  return { driver, told };
};

const problemOf = async (step: Step, given: Partial<Driver> = {}) =>
  (await runScript(script([step]), fakeDriver(given).driver)).failed?.problem ?? null;

describe('a run', () => {
  test('presses several keys right after each other, only the first on its target, and sleeps', async () => {
    const { driver, told } = fakeDriver();
    await runScript(
      script([{ press: 'Enter Escape', on: { role: 'field' } }, { sleep: 86_400_000 }]),
      driver,
    );

    expect(told).toEqual([
      'begin 0 Press the keys Enter, Escape',
      'press Enter {"role":"field"}',
      'press Escape ',
      'end',
      'begin 1 Close the lid for 1 day',
      'sleep 86400000',
      'end',
    ]);
  });

  test('does each step in its second, and what only looks or speaks in none', async () => {
    const { driver, told } = fakeDriver();
    const reports: StepReport[] = [];
    const steps: readonly Step[] = [
      { caption: 'Hello' },
      { go: '/login' },
      { expect: { url: '/dashboard' } },
      { wait: 2_000 },
    ];
    const report = await runScript(script(steps), driver, { onStep: (one) => reports.push(one) });

    expect(report).toEqual({ ok: true, failed: null, head: { position: 7, hash: 'abc' } });
    expect(told).toEqual([
      'caption Hello',
      'begin 1 Open /login',
      'open /login',
      'end',
      'begin 3 Wait 2 s',
      'pass 2000',
      'end',
    ]);
    expect(reports.map(({ index, state }) => `${index} ${state}`)).toEqual([
      '0 running',
      '0 done',
      '1 running',
      '1 done',
      '2 running',
      '2 done',
      '3 running',
      '3 done',
    ]);
  });

  test('ends at the first step that fails, having ended its second', async () => {
    const { driver, told } = fakeDriver({
      click: async () => {
        throw new ScenarioProblem('it is not there');
      },
    });
    const report = await runScript(script([{ click: { role: 'button', name: 'Pay' } }, { go: '/' }]), driver);

    expect(report.failed).toEqual({
      index: 0,
      state: 'failed',
      problem: 'it is not there',
      name: 'Press button “Pay”',
    });
    expect(told).toEqual(['begin 0 Press button “Pay”', 'end']);
  });

  test('says of each expectation what was expected and what was got', async () => {
    const heading = { role: 'heading', name: 'Pay' } as const;

    expect([
      await problemOf({ expect: { url: '/login' } }),
      await problemOf({ expect: { visible: heading } }, { count: async () => 0 }),
      await problemOf({ expect: { hidden: heading } }),
      await problemOf({ expect: { text: 'Hi', in: heading } }),
      await problemOf({ expect: { value: 'Bo', of: heading } }),
      await problemOf({ expect: { actor: 'chat', state: 'open' } }, { state: async () => null }),
      await problemOf({ expect: { log: ['SessionStarted'] } }),
      await problemOf({ expect: { requests: 1, of: 'GET /api/plans' } }),
      await problemOf({ expect: { requests: 3, of: 'GET /api/plans', orMore: true } }),
      await problemOf({ expect: { count: 2, of: heading } }),
      await problemOf({ expect: { count: 2, of: heading, orMore: true } }),
      await problemOf({ expect: { focus: heading } }, { hasFocus: async () => false }),
      await problemOf({ expect: { title: 'Billing' } }),
      await problemOf({ expect: { attribute: 'pressed', of: heading, is: false } }),
      await problemOf({ expect: { stored: 'agencylens.session', is: '{}' } }),
      await problemOf({ expect: { projection: 'clients', is: 3 } }),
    ]).toEqual([
      'expected the address /login, got /dashboard',
      'expected heading “Pay”, which is not there',
      'expected no heading “Pay”, but there is',
      'expected “Hi” in heading “Pay”, got “Good morning, Ada”',
      'expected “Bo” in heading “Pay”, got “Ada”',
      'expected chat in open, got gone',
      'expected the newest events SessionStarted, got SessionStarted, SessionEnded',
      'expected GET /api/plans once, got 2',
      'expected GET /api/plans at least 3 times, got 2',
      'expected heading “Pay” 2 times, got 1',
      'expected heading “Pay” at least 2 times, got 1',
      'expected the focus on heading “Pay”, it is elsewhere',
      'expected the title “Billing”, got “Dashboard”',
      'expected pressed of heading “Pay” to be false, got true',
      'expected "{}" under agencylens.session, got null',
      'expected clients to be 3, got {"total":8}',
    ]);
  });

  test('is content with expectations that are met', async () => {
    const heading = { role: 'heading' } as const;
    const met: readonly Step[] = [
      { expect: { url: '/dashboard' } },
      { expect: { visible: heading } },
      { expect: { text: 'morning', in: heading } },
      { expect: { value: 'Ada', of: heading } },
      { expect: { actor: 'auth', state: 'signedIn.settled' } },
      { expect: { log: ['SessionEnded'] } },
      { expect: { log: ['SessionStarted', 'SessionEnded'] } },
      { expect: { requests: 2, of: 'GET /api/plans' } },
      { expect: { projection: 'clients', is: { total: 8 } } },
      { expect: { requests: 2, of: 'GET /api/plans', orMore: true } },
      { expect: { count: 1, of: heading, orMore: true } },
      { expect: { focus: heading } },
      { expect: { title: 'Dashboard' } },
      { expect: { attribute: 'pressed', of: heading, is: true } },
      { expect: { stored: 'agencylens.session', is: null } },
    ];

    expect((await runScript(script(met), fakeDriver().driver)).ok).toBe(true);
  });

  test('reports the driver of pages, faults, storage, files and time; places positions in addresses', async () => {
    const { driver, told } = fakeDriver();
    const fault = { route: 'all', times: 2, kind: 'timeout' } as const;
    const steps: readonly Step[] = [
      { net: 'offline' },
      { net: 'slow' },
      { fault },
      { store: 'key', value: null },
      { pace: 60 },
      { clock: '2026-03-02T09:30:00Z' },
      { upload: { role: 'field' }, file: { name: 'a.txt', text: 'A' } },
      { kill: 'worker' },
      { tab: 'other' },
      { close: 'other' },
      { fork: 'Else', at: 0 },
      { go: '/clients?as_of={start-2}&then={start+1}' },
    ];
    const report = await runScript(script(steps), driver);

    expect(report.ok).toBe(true);
    expect(told.filter((one) => !/^(begin|end)/.test(one))).toEqual([
      'offline true',
      'latency slow',
      `fault ${JSON.stringify(fault)}`,
      'store key null',
      'pace 60',
      'pass 1800000',
      'upload {"role":"field"} {"name":"a.txt","text":"A"}',
      'kill',
      'tab other',
      'close other',
      'fork 7 Else',
      'open /clients?as_of=5&then=8',
    ]);
    expect(told.filter((one) => one.startsWith('begin'))).toEqual([
      'begin 5 Wait until 2026-03-02T09:30:00Z',
      'begin 6 Choose the file a.txt in field',
      'begin 7 End the service worker',
      'begin 8 Go to the page “other”',
      'begin 9 Close the page “other”',
      'begin 10 Go on in a branch “Else”, from event 0 of this script',
      'begin 11 Open /clients?as_of={start-2}&then={start+1}',
    ]);
  });

  test('goes neither back in time nor into a branch from an event that is not there', async () => {
    expect([
      await problemOf({ clock: '2026-03-02T08:59:59Z' }),
      await problemOf({ fork: 'Else', at: 1 }),
    ]).toEqual([
      'the clock cannot go back to 2026-03-02T08:59:59Z',
      'there is no event 1 of this script yet',
    ]);
  });

  test('lingers for what real work may still bring', async () => {
    let looks = 0;
    const driver = fakeDriver({
      linger: async (attempt) => attempt < 5,
      address: async () => {
        looks += 1;
        return looks < 3 ? '/login' : '/dashboard';
      },
    }).driver;

    expect([(await runScript(script([{ expect: { url: '/dashboard' } }]), driver)).ok, looks]).toEqual([
      true,
      3,
    ]);
  });

  test('signs in by the sign-in page', async () => {
    const { driver, told } = fakeDriver();
    await runScript(script([{ role: 'manager' }]), driver);

    expect(told).toEqual([
      'begin 0 Sign in as manager',
      'open /login',
      'fill {"role":"field","name":"Email"} manager@agencylens.demo',
      'fill {"role":"field","name":"Password"} demo1234',
      'click {"role":"button","name":"Sign in"}',
      'end',
    ]);
  });

  test('lets a bug be a bug', async () => {
    const broken = fakeDriver({
      open: async () => {
        throw new TypeError('a bug');
      },
    }).driver;

    await expect(runScript(script([{ go: '/' }]), broken)).rejects.toThrow('a bug');
  });
});
