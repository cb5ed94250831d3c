/** Tests one connection to the log's feed. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { StreamDetail } from '#domain/inspection/callDetail.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { createEventFeed, type EventFeedParts, type FeedConnection } from '#machines/api/eventFeed.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, noReply, problemReply, silence } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { eventAt } from '../people.ts';

const stream = () => {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    cancel: () => {
      left = true;
    },
  });
  const encoder = new TextEncoder();
  return {
    answer: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write: async (content: string | Uint8Array) => {
      writer?.enqueue(typeof content === 'string' ? encoder.encode(content) : content);
      await settle();
    },
    end: () => writer?.close(),
    breakOff: () => writer?.error(new TypeError('terminated')),
    isLeft: () => left,
  };
};

const textOf = (position: number): string =>
  `id: ${position}\nevent: log\ndata: ${JSON.stringify(eventAt(position))}\n\n`;

const open = (
  server: ReturnType<typeof fakeServer>,
  connection: Partial<FeedConnection> = {},
  parts: Partial<EventFeedParts> = {},
) => {
  const world = newWorld();
  const heard: unknown[] = [];
  const within = () => world.trace.current()?.name;
  const openFeed = createEventFeed({
    world,
    baseUrl: '',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
    onSessionRejected: () => heard.push(['rejected', within()]),
    ...parts,
  });
  const controller = new AbortController();
  const ended = openFeed({
    after: null,
    signal: controller.signal,
    onOpen: () => heard.push(['open', within()]),
    onEvents: (events, lastId) => heard.push([events.map(({ position }) => position), lastId, within()]),
    ...connection,
  }).then(
    () => 'ended',
    (error: unknown) => error,
  );
  return { world, heard, ended, controller };
};

const endingsOf = (world: ReturnType<typeof newWorld>) =>
  world.trace
    .frames()
    .flatMap(({ kind, detail }) => (kind === 'stream' ? [(detail as StreamDetail).ending] : []));

describe('the event feed', () => {
  test('asks for what comes after the last event, with session and cause', async () => {
    const server = fakeServer(stream().answer);
    const { world } = open(server, { after: '41' });
    await settle();

    const [request] = world.trace.frames();
    expect(server.asked.map(({ url, method, headers }) => ({ url, method, headers }))).toEqual([
      {
        url: '/api/events/stream',
        method: 'GET',
        headers: {
          accept: 'text/event-stream',
          authorization: 'Bearer token-of-nora',
          'last-event-id': '41',
          traceparent: `00-${request?.correlation}-0000000000000001-01`,
        },
      },
    ]);
  });

  test('asks for what happens from now on when no event is known', async () => {
    const server = fakeServer(stream().answer);
    open(server);
    await settle();

    expect(Object.keys(server.asked[0]?.headers ?? {})).toEqual(['accept', 'authorization', 'traceparent']);
  });

  test('reports its opening, of events as they come, and of signs of life, each within its frame', async () => {
    const source = stream();
    const { world, heard, ended } = open(fakeServer(source.answer));
    await settle();
    await source.write(': connected\n\n');
    await source.write(textOf(42));
    await source.write(`${textOf(43)}${textOf(44)}${textOf(45).slice(0, 30)}`);
    await source.write(textOf(45).slice(30));
    source.end();

    expect(await ended).toEqual('ended');
    expect(heard).toEqual([
      ['open', '200 GET /api/events/stream'],
      [[], null, '200 GET /api/events/stream'],
      [[42], '42', '#42 ProfileUpdated'],
      [[43, 44], '44', '#43 to #44'],
      [[45], '45', '#45 ProfileUpdated'],
    ]);
    const messages = world.trace.frames().filter(({ kind }) => kind === 'stream');
    const [request, opened] = world.trace.frames();
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    const message = (positions: readonly number[], size: number) => ({
      correlation: 'c'.repeat(32),
      cause: null,
      detail: {
        request: request?.number,
        items: positions.map((position) => eventAt(position)),
        size,
        ending: null,
      },
    });
    expect(messages.map(({ correlation, cause, detail }) => ({ correlation, cause, detail }))).toEqual([
      message([42], bytes(textOf(42))),
      message([43, 44], bytes(`${textOf(43)}${textOf(44)}`) + 30),
      message([45], bytes(textOf(45)) - 30),
      {
        correlation: request?.correlation,
        cause: opened?.number,
        detail: { request: request?.number, items: [], size: 0, ending: 'ended' },
      },
    ]);
  });

  test('reads characters whose bytes come in two pieces', async () => {
    const source = stream();
    const { heard } = open(fakeServer(source.answer));
    const bytes = new TextEncoder().encode(`id: ü\ndata: ${JSON.stringify(eventAt(42))}\n\n`);
    await settle();
    await source.write(bytes.slice(0, 5));
    await source.write(bytes.slice(5));

    expect(heard.at(-1)).toEqual([[42], 'ü', '#42 ProfileUpdated']);
  });

  test('leaves out messages that are about something else, but knows their id', async () => {
    const source = stream();
    const { heard } = open(fakeServer(source.answer));
    await settle();
    await source.write('id: 50\nevent: note\ndata: {"text":"hello"}\n\n');

    expect(heard.at(-1)).toEqual([[], '50', '200 GET /api/events/stream']);
  });

  test('fails at a message that cannot be read, and leaves the stream', async () => {
    const source = stream();
    const { ended } = open(fakeServer(source.answer));
    await settle();
    await source.write('data: {"position":\n\n');

    expect([await ended, source.isLeft()]).toEqual([new NetworkProblem('broken'), true]);
  });

  test('fails when the stream breaks off', async () => {
    const source = stream();
    const { ended, world } = open(fakeServer(source.answer));
    await settle();
    source.breakOff();

    expect([await ended, endingsOf(world)]).toEqual([new NetworkProblem('noReply'), ['broken']]);
  });

  test.each([
    ['nobody answers', noReply, new NetworkProblem('noReply'), 'noReply GET /api/events/stream'],
    [
      'the backend refuses',
      problemReply('roleForbidden'),
      new ApiProblem(problemOf('roleForbidden'), 403),
      '403 GET /api/events/stream',
    ],
    [
      'the answer is no problem document',
      () => new Response('Bad gateway', { status: 502 }),
      new NetworkProblem('broken'),
      '502 GET /api/events/stream',
    ],
  ])('fails when %s', async (_, answer, failure, frame) => {
    const { ended, world, heard } = open(fakeServer(answer));

    expect([await ended, world.trace.frames().at(-1)?.name, heard]).toEqual([failure, frame, []]);
  });

  test('reports a session that the backend does not know', async () => {
    const { ended, heard } = open(fakeServer(problemReply('sessionMissing')));

    expect([await ended, heard]).toEqual([
      new ApiProblem(problemOf('sessionMissing'), 401),
      [['rejected', '401 GET /api/events/stream']],
    ]);
  });

  test('does not report a session when it sent none', async () => {
    const session = { token: () => null };
    const { ended, heard } = open(fakeServer(problemReply('sessionMissing')), {}, { session });
    await ended;

    expect(heard).toEqual([]);
  });

  test('stops when it is asked to, also on a stream that does not hear of it', async () => {
    const reason = new DOMException('off', 'AbortError');
    const source = stream();
    const { controller, ended, heard, world } = open(fakeServer(source.answer));
    await settle();
    controller.abort(reason);

    expect([await ended, source.isLeft(), heard.length, endingsOf(world)]).toEqual([
      reason,
      true,
      1,
      ['left'],
    ]);
  });

  test('stops while it is still connecting', async () => {
    const reason = new DOMException('off', 'AbortError');
    const { controller, ended, heard } = open(fakeServer(silence));
    await settle();
    controller.abort(reason);

    expect([await ended, heard]).toEqual([reason, []]);
  });
});
