/** Tests reading the replies of an HTTP Archive. */
import { expect, test } from 'vitest';
import { harReplies } from '#ui/lab/network/ImportHar.tsx';

const entry = (method: string, url: string, status: number, content: object) => ({
  request: { method, url },
  response: { status, content },
});

const archive = (...entries: readonly unknown[]) => JSON.stringify({ log: { entries } });

test('the last reply of each request becomes a rule for its address; others are left out', () => {
  const plans = 'https://app.example/demo/api/plans?a=1';
  const text = archive(
    entry('GET', plans, 200, { text: '{"old":1}' }),
    entry('GET', plans, 503, { text: btoa('{"new":1}'), encoding: 'base64' }),
    entry('GET', 'https://app.example/api/events/stream', 200, { text: 'x', mimeType: 'text/event-stream' }),
    entry('GET', 'https://app.example/assets/app.js', 200, { text: 'x' }),
    entry('GET', 'https://app.example/api/workspace', 0, { text: '' }),
    entry('POST', 'https://app.example/api/auth/sign-in', 200, {}),
    entry('GET', 'no address', 200, { text: '{}' }),
    null,
  );
  expect(harReplies(text)).toEqual([
    {
      route: 'listPlans',
      fault: { kind: 'reply', status: 503, body: '{"new":1}', address: '/api/plans?a=1' },
      reach: { share: 1 },
    },
  ]);
});

test.each(['', '{', '{}', '[]', '{"log":{"entries":3}}'])('%j is no archive', (text) => {
  expect(harReplies(text)).toBeNull();
});
