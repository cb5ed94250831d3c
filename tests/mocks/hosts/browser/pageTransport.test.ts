/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Destination } from '#mocks/hosts/browser/destination.ts';
import { type AnsweredInPage, type PageAnswers, serveInPage } from '#mocks/hosts/browser/pageTransport.ts';

const original = globalThis.fetch;
let answers: PageAnswers | null = null;

beforeEach(() => {
  globalThis.fetch = async () => new Response('network');
});

afterEach(() => {
  answers?.leaveToWorker('nothing');
  answers = null;
  globalThis.fetch = original;
});

const serve = (first?: AnsweredInPage): PageAnswers => {
  const destination = { base: '/demo/', handle: async () => new Response('page') };
  answers = serveInPage(destination as unknown as Destination, first);
  return answers;
};

const stream = { Accept: 'text/event-stream' };

/** Asks by a call, a stream, a stream below another path, for a file, and another host. */
const answered = () => {
  const { origin } = location;
  const asked = [
    [`${origin}/demo/api/clients`, {}],
    [`${origin}/demo/api/events/stream`, stream],
    [`${origin}/api/events/stream`, stream],
    [`${origin}/demo/assets/app.js`, {}],
    ['https://stranger.example/demo/api/events/stream', stream],
  ] as const;
  return Promise.all(asked.map(async ([url, headers]) => (await fetch(url, { headers })).text()));
};

test('serveInPage answers all calls of its base unless it is asked for streams alone', async () => {
  serve();
  expect(await answered()).toEqual(['page', 'page', 'network', 'network', 'network']);
});

test('serveInPage answers streams alone beside a worker that brings the rest', async () => {
  serve('streams');
  expect(await answered()).toEqual(['network', 'page', 'network', 'network', 'network']);
});

test('serveInPage keeps the streams when a worker that brings none takes the rest over', async () => {
  serve().leaveToWorker('streams');
  expect(await answered()).toEqual(['network', 'page', 'network', 'network', 'network']);
});

test('serveInPage answers nothing any more when a worker takes all over', async () => {
  serve().leaveToWorker('nothing');
  expect(await answered()).toEqual(['network', 'network', 'network', 'network', 'network']);
});

test('serveInPage gives a stream while it is open, and ends it with its reader', async () => {
  const ended = Promise.withResolvers<unknown>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: first\n\n')),
    cancel: ended.resolve,
  });
  const destination = { base: '/demo/', handle: async () => new Response(body) };
  answers = serveInPage(destination as unknown as Destination, 'streams');
  const response = await fetch(`${location.origin}/demo/api/events/stream`, { headers: stream });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel('left');
  expect([new TextDecoder().decode(first?.value), await ended.promise]).toEqual(['data: first\n\n', 'left']);
});
