/** Tests that no password, token or key of an encrypted reply leaks into frames, archives or copied requests, whatever fails. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '#domain/inspection/networkControls.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { wholeText } from '#tests/support/wholeText.ts';
import { harParts } from '#ui/lab/network/har.ts';
import { curlText, fetchText } from '#ui/lab/network/requestText.ts';
import { openSession, site } from './session.ts';

const place = { site, creator: 'Lab', version: '1', browser: 'A browser' };

const faults: readonly Fault[] = [
  { kind: 'cutBody', share: 0.97 },
  { kind: 'cutBody', share: 0.5 },
  { kind: 'status', status: 422 },
  { kind: 'networkError', lost: 'answer' },
];

const troubledSession = async () => {
  const session = await openSession();
  const { api, controls } = session;
  const keys = ['key-of-a-sign-up', 'key-of-a-sign-in'];
  const tokens = [session.token];
  const leave = await session.connect();
  for (const fault of faults) {
    controls.setFault({ route: 'signIn', fault, reach: { next: 1 } });
    await api.call('signIn', { body: credentialsOf(nora), idempotencyKey: keys[1] ?? '' }).then(
      ({ session: { token } }) => tokens.push(token),
      () => {},
    );
  }
  const otherOne = await api.call('signUp', { body: signUpBodyOf(otto), idempotencyKey: keys[0] ?? '' });
  tokens.push(otherOne.session.token);
  await api.call('signIn', { body: { ...credentialsOf(otto), password: 'not-his-own' } }).catch(() => {});
  await api.call('readSession', { token: otherOne.session.token });
  await api.call('signOut', { token: otherOne.session.token });
  await session.settle();
  await leave();
  return { session, secrets: [...keys, ...tokens, nora.password, otto.password, 'not-his-own'] };
};

describe('the network of a session', () => {
  test('holds no secret in its frames, its archive and its copies', async () => {
    const { session, secrets } = await troubledSession();
    const calls = session.calls();
    const told = [
      wholeText(session.world.trace.frames()),
      await new Blob(await harParts(calls, place)).text(),
      ...calls.flatMap((call) => [curlText(call, site), fetchText(call, '')]),
    ].join('\n');

    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect([secrets.length, calls.length > 8]).toEqual([8, true]);
  });

  test('is searched where secrets would be found', () => {
    const secret = 'tulip';
    const places = [
      new Headers({ authorization: secret }),
      new Map([[secret, 1]]),
      new Error('outside', { cause: new Error(secret) }),
      [{ deep: { inside: [secret] } }],
    ];

    expect(places.map((value) => wholeText(value).includes(secret))).toEqual([true, true, true, true]);
  });
});
