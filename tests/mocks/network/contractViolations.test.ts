/** Tests validating replies against their contract. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { ReplyToCheck } from '#domain/inspection/networkControls.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { nora } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { violations: contractViolations } = createNetworkControls({
  world: createVirtualWorld(),
  profile: 'instant',
  remember: () => {},
  contract: wholeRoutes,
}).controls;

const session: ReplyToCheck = {
  method: 'GET',
  path: '/api/auth/session',
  status: 200,
  mediaType: 'application/json; charset=utf-8',
  reply: {},
};

const refused = { ...session, status: 401, mediaType: 'application/problem+json' };

describe('the contract check', () => {
  test('finds nothing wrong with what the backend answers', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const { status, headers, body: reply } = await ask('readSession', { token });
    const mediaType = headers.get('Content-Type') ?? '';
    const stream = {
      ...session,
      path: '/api/events/stream',
      mediaType: 'text/event-stream',
      reply: undefined,
    };
    const done = {
      ...session,
      method: 'POST',
      path: '/api/auth/sign-out',
      status: 204,
      mediaType: '',
      reply: undefined,
    };

    expect([
      contractViolations({ ...session, status, mediaType, reply }),
      contractViolations(stream),
      contractViolations(done),
      contractViolations({ ...refused, reply: problemOf('sessionMissing') }),
      contractViolations({ ...refused, status: 503, reply: problemOf('serviceUnavailable') }),
    ]).toEqual([[], [], [], [], []]);
  });

  test('names what is missing, of another type, or unknown, by its place', () => {
    const reply = { user: { id: 7 }, profile: null, more: true };

    expect(contractViolations({ ...session, reply })).toEqual([
      'user.id should be of type string',
      'user.email should be of type string',
      'user.created_at should be of type string',
      'profile should be of type object',
      'session should be of type object',
      'membership should be of type object',
      'The body has fields that the contract does not know: more',
    ]);
    expect(contractViolations({ ...session, reply: 'text' })).toEqual(['The body should be of type object']);
  });

  test('names a status or a media type that is not of the contract', async () => {
    const { ask } = openTestBackend();
    const { body: reply } = await ask('listPlans');
    const plans = { ...session, path: '/api/plans', reply };

    expect([
      contractViolations({ ...plans, status: 201 }),
      contractViolations({ ...plans, mediaType: 'text/html' }),
      contractViolations({ ...plans, mediaType: '' }),
    ]).toEqual([
      ['Success is 200 here, not 201'],
      ['The media type should be application/json, not text/html'],
      ['The media type should be application/json, not missing'],
    ]);
  });

  test('knows refusals that are no problems, of another status, or of another endpoint', () => {
    expect([
      contractViolations({ ...refused, reply: 'no' }),
      contractViolations({ ...refused, mediaType: 'application/json', reply: problemOf('sessionMissing') }),
      contractViolations({ ...refused, reply: { ...problemOf('sessionMissing'), code: 'noSuchCode' } }),
      contractViolations({ ...refused, status: 403, reply: problemOf('sessionMissing') }),
      contractViolations({ ...refused, reply: problemOf('wrongCredentials') }),
    ]).toEqual([
      ['A refusal should be a problem document'],
      ['A refusal should be a problem document'],
      ['noSuchCode is no problem of the catalogue'],
      ['sessionMissing has status 401, not 403'],
      ['This endpoint does not refuse with wrongCredentials'],
    ]);
  });

  test('says nothing of an address that is not in it', () => {
    expect(contractViolations({ ...session, path: '/api/nothing' })).toBeNull();
  });
});
