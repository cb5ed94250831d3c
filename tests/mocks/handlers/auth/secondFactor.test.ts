/** Tests /api/auth/second-factor, and the code at a sign-in. */
import { describe, expect, test } from 'vitest';
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { createPasswords, type Passwords } from '#mocks/crypto/passwords.ts';
import { codeOfApp } from '#tests/support/authenticatorApp.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend, type TestBackendOptions } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const password = { password: nora.password };

const half = 30_000;

/** Lets `count` sign-ins at once pass the check of the password together. */
const openTogether = (count: () => number): TestBackendOptions => {
  const world = createVirtualWorld();
  const passwords = createPasswords(world.ids, 1_000);
  let waiting: (() => void)[] = [];
  const verify: Passwords['verify'] = async (typed, verifier) => {
    const isRight = await passwords.verify(typed, verifier);
    if (count() > 1)
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length < count()) return;
        for (const one of waiting) one();
        waiting = [];
      });
    return isRight;
  };
  return { world, passwords: { ...passwords, verify } };
};

const openNora = async (options: TestBackendOptions = {}) => {
  const backend = openTestBackend(options);
  const { world } = backend;
  const { session, user } = await backend.signUp(nora);
  const { token } = session;
  const signIn = async (code?: string) => {
    const body = { ...credentialsOf(nora), ...(code !== undefined && { code }) };
    const { status, body: reply } = await backend.ask('signIn', { body });
    return [status, Object(reply).code ?? null];
  };
  const codeFor = (secret: string): string => codeOfApp(secret, world.clock.now());
  const start = async () => backend.succeed('startSecondFactor', { token, body: password });
  const turnOn = async () => {
    const { secret } = await start();
    const { backup_codes } = await backend.succeed('confirmSecondFactor', {
      token,
      body: { code: codeFor(secret) },
    });
    return { secret, codes: backup_codes };
  };
  return { ...backend, user, token, signIn, codeFor, start, turnOn };
};

describe('a second factor', () => {
  test('is asked for after the password from the first right code on, and each code counts once', async () => {
    const backend = await openNora();
    const { ask, token, world, signIn, codeFor, start, appendedBy } = backend;
    const { secret, address } = await start();
    expect(address).toBe(
      `otpauth://totp/AgencyLens%3Anora%40bergmedia.example?secret=${secret}&issuer=AgencyLens`,
    );
    expect(await signIn()).toEqual([200, null]);
    const wrong = await ask('confirmSecondFactor', { token, body: { code: '000000' } });
    expect([wrong.status, Object(wrong.body).errors]).toEqual([
      422,
      { code: 'This code is wrong or was used already' },
    ]);
    const facts = factsOf(
      await appendedBy(async () => {
        await ask('confirmSecondFactor', { token, body: { code: codeFor(secret) } });
      }),
    );
    expect(facts.map(({ type, data }) => [type, Object(data).isOn])).toEqual([['SecondFactorChanged', true]]);
    expect(await signIn()).toEqual([401, 'secondFactorNeeded']);
    expect(await signIn(codeFor(secret))).toEqual([401, 'wrongCode']);
    await world.clock.advanceAsync(half);
    expect(await signIn(codeFor(secret))).toEqual([200, null]);
    expect(await signIn(codeFor(secret))).toEqual([401, 'wrongCode']);
  });

  test('has ten backup codes, each for one sign-in, stored as hashes', async () => {
    const { ask, token, signIn, turnOn, log, user } = await openNora();
    const { codes } = await turnOn();
    const [code = ''] = codes;
    expect([codes.length, new Set(codes).size, code]).toEqual([
      10,
      10,
      expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
    ]);
    expect(await signIn(code.toLowerCase().replaceAll('-', ' '))).toEqual([200, null]);
    expect(await signIn(code)).toEqual([401, 'wrongCode']);
    const { body } = await ask('readSecondFactor', { token });
    expect(body).toEqual({ is_on: true, backup_codes_left: 9 });
    const stored = JSON.stringify(await log.vault.get(`secondFactor:${user.id}`));
    expect(codes.filter((one) => stored.includes(one.replaceAll('-', '')))).toEqual([]);
  });

  test('gives one of several sign-ins at once the code, be it of the app or a backup code', async () => {
    let count = 1;
    const { world, signIn, codeFor, turnOn } = await openNora(openTogether(() => count));
    const { secret, codes } = await turnOn();
    count = 3;
    for (let round = 0; round < 3; round += 1) {
      await world.clock.advanceAsync(half);
      for (const code of [codeFor(secret), codes[round]]) {
        const answers = await Promise.all([1, 2, 3].map(() => signIn(code)));
        expect(answers.map(([status]) => status).toSorted()).toEqual([200, 401, 401]);
      }
    }
  });

  test('slows down anyone who guesses codes with a stolen password', async () => {
    const { signIn, turnOn } = await openNora();
    await turnOn();
    const statuses: unknown[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await signIn('000000'))[0]);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is turned off with the password alone, and then a password is enough', async () => {
    const { ask, token, signIn, turnOn } = await openNora();
    await turnOn();
    const remove = (typed: string) => ask('removeSecondFactor', { token, body: { password: typed } });
    expect((await remove('tulip-43')).status).toBe(422);
    expect(await signIn()).toEqual([401, 'secondFactorNeeded']);
    expect((await remove(nora.password)).status).toBe(204);
    expect(await signIn()).toEqual([200, null]);
  });

  test('is not for the demo accounts, and needs a setup before a code', async () => {
    const { ask, token } = await openNora();
    expect((await ask('confirmSecondFactor', { token, body: { code: '123456' } })).status).toBe(404);
    const demo = openTestBackend();
    await demo.seed();
    const { session } = await demo.demo('admin');
    const body = { password: demoPassword };
    const refused = await demo.ask('startSecondFactor', { token: session.token, body });
    expect([refused.status, Object(refused.body).code]).toEqual([403, 'roleForbidden']);
  });
});
