/** Tests exporting a session's calls as an HTTP archive. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { harFaults } from '#tests/support/foreign/harValidator.ts';
import { harViolations } from '#tests/support/harRules.ts';
import { framesOfLeaving } from '#ui/lab/leftPage.ts';
import { type Call, statusText } from '#ui/lab/network/call.ts';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { type HarPlace, harParts } from '#ui/lab/network/har.ts';
import { macrotask } from '#world/settle.ts';
import { openSession, site } from './session.ts';

const place: HarPlace = { site, creator: 'AgencyLens Lab', version: '1', browser: 'A browser' };

type HarEntry = {
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly queryString: unknown;
    readonly postData?: unknown;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly content: { readonly text?: string };
    readonly bodySize: number;
    readonly _error?: string;
  };
  readonly timings: unknown;
  readonly _resourceType: string;
  readonly _frame: number;
  readonly _faults?: readonly string[];
  readonly _eventSourceMessages?: readonly {
    readonly eventName: string;
    readonly eventId: string;
    readonly data: string;
  }[];
};

const read = async (calls: readonly Call[]) =>
  JSON.parse(await new Blob(await harParts(calls, place)).text()) as {
    readonly log: { readonly version: string; readonly entries: readonly HarEntry[] };
  };

const archiveOf = (session: Awaited<ReturnType<typeof openSession>>) => read(session.calls());

const busySession = async () => {
  const session = await openSession(40);
  const { api, controls, through } = session;
  const leave = await session.connect();
  await through(api.call('readSubscription', { query: { as_of: '5' } }));
  await through(api.call('updateProfile', { body: { company: 'Müller & “Söhne”' } }));
  await through(api.call('saveRoiScenario', { body: { nonsense: true } as never }));
  controls.setFault({ route: 'all', fault: { kind: 'networkError', lost: 'request' }, reach: { next: 1 } });
  await through(api.call('listPlans'));
  controls.setFault({ route: 'all', fault: { kind: 'slowBody', duration: 500 }, reach: { next: 1 } });
  await through(api.call('listPlans'), 600);
  await session.settle();
  return { ...session, leave };
};

describe('an HTTP archive', () => {
  test('keeps the field rules of HAR 1.2', async () => {
    const session = await busySession();

    expect(harViolations(await archiveOf(session))).toEqual([]);
    await session.leave();
    expect(harViolations(await archiveOf(session))).toEqual([]);
  });

  test('is accepted by a validator that others wrote', async () => {
    const archive = await archiveOf(await busySession());
    const [entry] = archive.log.entries;
    const timeless = { ...entry, time: undefined };

    expect(await harFaults(archive)).toEqual([]);
    expect(await harFaults({ log: { ...archive.log, entries: [timeless] } })).toEqual([
      ".log.entries[0] should have required property 'time'",
    ]);
  });

  test('of many calls is written with turns of the page in between, each call once and in order', async () => {
    const session = await busySession();
    const answered = session.calls().filter(({ result }) => result !== null);
    const calls = Array.from({ length: 2_000 }, (_, index) => answered[index % answered.length]).filter(
      (call) => call !== undefined,
    );
    let turns = 0;
    let turnsUntilWritten = 0;
    const writing = harParts(calls, place).then((parts) => {
      turnsUntilWritten = turns;
      return new Blob(parts).text();
    });
    for (; turns < 6; turns += 1) await macrotask();
    const { log } = JSON.parse(await writing);
    expect(log.entries.map(({ _frame }: HarEntry) => _frame)).toEqual(
      calls.map(({ request }) => request.number),
    );
    expect(turnsUntilWritten).toBeGreaterThanOrEqual(3);
  });

  test('is judged by rules that do find something', async () => {
    const archive = await archiveOf(await busySession());
    const [entry] = archive.log.entries;
    const broken = { ...entry, time: 1e6, request: { ...entry?.request, extra: 1, method: undefined } };

    expect(harViolations({ log: { ...archive.log, version: '1.1', entries: [broken] } })).toEqual([
      'har.log.version is "1.1"',
    ]);
    expect(harViolations({ log: { ...archive.log, entries: [broken] } })).toEqual([
      'entries[0].request.extra is not of HAR 1.2 and has no underscore',
      'entries[0].request.method is missing',
    ]);
    expect(harViolations({ log: { ...archive.log, entries: [{ ...entry, time: 1e6 }] } })).toEqual([
      'entries[0].time is 1000000, its phases are 0',
    ]);
  });

  test('reports each call what was asked, answered and waited for', async () => {
    const { log } = await archiveOf(await busySession());
    const [, , subscription, , scenario, lost, slow] = log.entries;
    const { timings, time } = slow ?? {};

    expect(
      log.entries.map(({ request, response }) => [request.method, request.url, response.status]),
    ).toEqual([
      ['POST', `${site}/api/auth/sign-up`, 201],
      ['GET', `${site}/api/events/stream`, 200],
      ['GET', `${site}/api/subscription?as_of=5`, 200],
      ['PATCH', `${site}/api/auth/profile`, 200],
      ['POST', `${site}/api/roi/scenarios`, 422],
      ['GET', `${site}/api/plans`, 0],
      ['GET', `${site}/api/plans`, 200],
    ]);
    expect([subscription?.request.queryString, subscription?.time]).toEqual([
      [{ name: 'as_of', value: '5' }],
      40,
    ]);
    expect([scenario?.request.postData, scenario?.request.bodySize]).toEqual([
      { mimeType: 'application/json', text: '{"nonsense":true}' },
      17,
    ]);
    expect(JSON.parse(scenario?.response.content.text ?? '')).toEqual(
      expect.objectContaining({ code: 'invalid', status: 422 }),
    );
    expect([lost?.response._error, lost?._faults, lost?.response.bodySize]).toEqual([
      'noReply',
      ['Network error: GET /api/plans'],
      -1,
    ]);
    expect([time, timings]).toEqual([
      540,
      {
        blocked: -1,
        dns: -1,
        connect: -1,
        ssl: -1,
        send: 0,
        wait: 40,
        receive: 500,
        _hop: 0,
        _latency: 40,
        _handler: 0,
        _held: 0,
      },
    ]);
  });

  test('brings the messages of a stream', async () => {
    const { log } = await archiveOf(await busySession());
    const stream = log.entries[1];
    const messages = stream?._eventSourceMessages ?? [];

    expect([stream?._resourceType, messages.map(({ eventName, eventId }) => [eventName, eventId])]).toEqual([
      'eventsource',
      [['log', '6']],
    ]);
    expect(JSON.parse(messages[0]?.data ?? '').type).toBe('ProfileUpdated');
    expect(stream?.response.content.text).toContain('id: 6\nevent: log\n');
  });

  test('has no password, no token and no key of an auth call', async () => {
    const session = await busySession();
    const text = JSON.stringify(await archiveOf(session));
    const secrets = [nora.password, session.token, 'Bearer ey'];

    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('Bearer •••');
  });

  test('reports calls that were cancelled as browsers do, whenever that was, and keeps what a stream brought before', async () => {
    const session = await openSession(40);
    const { api, through, world } = session;
    const leave = await session.connect();
    const leaveSilent = await session.connect();
    await leaveSilent();
    await through(api.call('updateProfile', { body: { company: 'Berg' } }));
    await leave();
    await through(api.call('listPlans'));
    const [request, response] = world.trace.frames().slice(-2);
    const late = { ...Object(response?.detail), problem: 'abandoned', reply: undefined };
    const again = world.trace.record({ kind: 'request', name: 'again', detail: request?.detail });
    world.trace.record({ kind: 'response', name: 'late', cause: again.number, detail: late });
    void api.call('listPlans').catch(() => undefined);
    await session.settle();
    const frames = world.trace.frames();
    const calls = createCallFold().take([...frames, ...framesOfLeaving(frames, world)]);
    const archive = await read(calls);
    const told = archive.log.entries
      .slice(1)
      .map(({ request, response }) => [
        request.url.slice(site.length),
        response.status,
        response._error ?? null,
        (response.content.text ?? '').length > 0,
      ]);

    expect([harViolations(archive), await harFaults(archive)]).toEqual([[], []]);
    expect(told).toEqual([
      ['/api/events/stream', 200, 'net::ERR_ABORTED', true],
      ['/api/events/stream', 0, 'net::ERR_ABORTED', false],
      ['/api/auth/profile', 200, null, false],
      ['/api/plans', 200, null, true],
      ['/api/plans', 0, 'net::ERR_ABORTED', false],
      ['/api/plans', 0, 'net::ERR_ABORTED', false],
    ]);
    expect(calls.map(statusText)).toEqual([
      ...['201', '200', 'Cancelled', '200', '200', 'Cancelled', 'Cancelled'],
    ]);
  });

  test('leaves out what is still on its way', async () => {
    const session = await openSession(40);
    const call = session.api.call('listPlans').catch(() => {});
    await session.settle();
    const before = (await archiveOf(session)).log.entries.length;
    await session.through(call);

    expect([before, (await archiveOf(session)).log.entries.length]).toEqual([1, 2]);
  });
});
