/** Tests the requests of the app that White Label shows in a frame. */
import { expect, test } from 'vitest';
import { previewFetch } from '#ui/pages/whiteLabel/PreviewFrame.tsx';

const look = { name: 'Fjord – Ø', accent: null, logo_text: null, hide_powered_by: false };

const begin = (ready: Promise<void> = Promise.resolve()) => {
  const sent: Request[] = [];
  const end = new AbortController();
  const ask = previewFetch({
    fetch: async (url, init) => {
      sent.push(new Request(String(url), init));
      return new Response('{}');
    },
    ready: () => ready,
    token: 'secret',
    shown: () => ({ look, clientId: 'fjord' }),
    signal: end.signal,
  });
  return { ask, sent, end };
};

test('a reading names the look, the client and the admin, and ends with the frame', async () => {
  const { ask, sent, end } = begin();
  await ask('http://localhost/api/portal', { headers: { Accept: 'application/json' } });
  const [request] = sent;
  expect(JSON.parse(decodeURIComponent(request?.headers.get('Look-Preview') ?? ''))).toEqual({
    look,
    client_id: 'fjord',
  });
  expect(request?.headers.get('Authorization')).toBe('Bearer secret');
  expect(request?.headers.get('Accept')).toBe('application/json');
  expect(request?.signal.aborted).toBe(false);
  end.abort();
  expect(request?.signal.aborted).toBe(true);
});

test('a reading waits until the backend of the page answers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask, sent } = begin(promise);
  const asked = ask('http://localhost/api/portal');
  await Promise.resolve();
  const early = sent.length;
  resolve();
  await asked;
  expect([early, sent.length]).toEqual([0, 1]);
});

test('a change is refused without being sent', async () => {
  const { ask, sent } = begin();
  const reply = await ask('http://localhost/api/report-runs/one/answers', { method: 'POST', body: '{}' });
  expect({ status: reply.status, type: reply.headers.get('Content-Type'), sent }).toEqual({
    status: 403,
    type: 'application/problem+json',
    sent: [],
  });
});
