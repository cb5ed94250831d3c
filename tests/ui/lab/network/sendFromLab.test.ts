/** Tests requests that the Lab sends. */
import { describe, expect, test } from 'vitest';
import { type Draft, draftProblem, sendFromLab } from '#ui/lab/network/SendAgain.tsx';
import { openSession } from './session.ts';

const draft: Draft = { method: 'GET', path: '/api/subscription', query: 'as_of=5', body: '', ifMatch: '' };

describe('a request from the Lab', () => {
  test('is sent with the session, and the trace says who sent it', async () => {
    const session = await openSession();
    const { world } = session;
    const frame = await sendFromLab(draft, session);
    const sent = session.calls().at(-1);
    const cause = sent?.request.cause == null ? undefined : world.trace.frame(sent.request.cause);

    expect([frame === sent?.request, sent?.result?.status, sent?.asked.query, sent?.fromLab]).toEqual([
      true,
      200,
      '?as_of=5',
      true,
    ]);
    expect([cause?.kind, cause?.name]).toEqual(['gesture', 'GET /api/subscription was sent from the Lab']);
  });

  test('changes what the app would change, or is refused as the app would be', async () => {
    const session = await openSession();
    const path = '/api/auth/profile';
    await sendFromLab(
      { ...draft, method: 'PATCH', path, query: '', body: '{"first_name":"Eleonora"}' },
      session,
    );
    await sendFromLab({ ...draft, method: 'PATCH', path, query: '', body: '{"role":"admin"}' }, session);
    await sendFromLab(
      { ...draft, method: 'DELETE', path: '/api/clients/a%2Fb', ifMatch: '"r1"', query: '' },
      session,
    );
    const [, changed, refused, gone] = session.calls();

    expect([changed?.result?.status, changed?.events, refused?.result?.problem]).toEqual([200, 1, 'invalid']);
    expect([gone?.asked.path, gone?.asked.headers['If-Match'], gone?.result?.status]).toEqual([
      '/api/clients/a%2Fb',
      '"r1"',
      403,
    ]);
  });

  test('that cannot be sent says why, and is not', async () => {
    const session = await openSession();
    const drafts = [
      draft,
      { ...draft, path: '/api/nothing' },
      { ...draft, method: 'PUT' },
      { ...draft, method: 'POST', path: '/api/checkout', body: '{' },
    ];

    expect(drafts.map((each) => draftProblem(each)?.slice(0, 33) ?? null)).toEqual([
      null,
      'The API has no GET /api/nothing.',
      'The API has no PUT /api/subscript',
      'The body is not JSON: Expected pr',
    ]);
    await expect(sendFromLab({ ...draft, path: '/api/nothing' }, session)).rejects.toThrow('The API has no');
    expect(session.calls().length).toBe(1);
  });
});
