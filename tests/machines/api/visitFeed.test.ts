/** Tests one connection to the stream of live visits. */
import { expect, test } from 'vitest';
import type { StreamDetail } from '#domain/inspection/callDetail.ts';
import { createVisitFeed } from '#machines/api/visitFeed.ts';
import { liveVisitsEntry } from '#machines/monitor/liveVisitsEntry.ts';
import type { VisitsInput } from '#machines/monitor/liveVisitsMachine.ts';
import { settle } from '#world/settle.ts';
import { fakeServer } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';

test('asks for a client’s visits after the last message, and reports each message in the trace below its request', async () => {
  const world = newWorld();
  const { picture: message } = liveVisitsEntry.input as VisitsInput;
  const text = `: connected\n\nid: ${message.cursor}\nevent: visits\ndata: ${JSON.stringify(message)}\n\n`;
  const server = fakeServer(() => new Response(text));
  const openVisits = createVisitFeed({
    world,
    baseUrl: '',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
  });
  const heard: unknown[] = [];
  await openVisits({
    client: 'fjordandfoam',
    interval: '15',
    after: '1767258000000',
    signal: new AbortController().signal,
    onOpen: () => heard.push('open'),
    onEvents: (messages, lastId) => heard.push([messages, lastId]),
  });
  await settle();
  const streams = world.trace.frames().filter(({ kind }) => kind === 'stream');
  const [request] = world.trace.frames();

  expect(server.asked.map(({ url, headers }) => [url, headers['last-event-id']])).toEqual([
    ['/api/realtime/stream?client=fjordandfoam&interval=15', '1767258000000'],
  ]);
  expect(heard).toEqual(['open', [[message], message.cursor]]);
  expect(streams.map(({ name, correlation }) => [name, correlation])).toEqual([
    ['1 visit', request?.correlation],
    ['the stream was ended', request?.correlation],
  ]);
  expect(streams.map(({ detail }) => (detail as StreamDetail).items)).toEqual([[message], []]);
});
