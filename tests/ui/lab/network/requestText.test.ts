/** Tests calls as text for a shell and a console. */
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { curlText, fetchText, playwrightText } from '#ui/lab/network/requestText.ts';
import { openSession, site } from './session.ts';

const sessionWith = async () => {
  const session = await openSession();
  const body = { name: "O'Hara $HOME `x`", inputs: { a: 1 } } as never;
  await session.api.call('saveRoiScenario', { body, idempotencyKey: 'key-1' }).catch(() => {});
  await session.api.call('readSubscription', { query: { as_of: '5' } });
  const [signUp, scenario, subscription] = session.calls();
  if (!signUp || !scenario || !subscription) throw new Error('a call is missing');
  return { session, signUp, scenario, subscription };
};

describe('a call as cURL', () => {
  test('names method, address, headers and body, with a placeholder for the token', async () => {
    const { scenario, subscription } = await sessionWith();

    expect(curlText(subscription, site)).toBe(
      [
        `curl '${site}/api/subscription?as_of=5'`,
        "-H 'Accept: application/json'",
        "-H 'Authorization: Bearer <token>'",
      ].join(' \\\n  '),
    );
    expect(curlText(scenario, site).split(' \\\n  ')).toEqual([
      `curl '${site}/api/roi/scenarios'`,
      '-X POST',
      "-H 'Accept: application/json'",
      "-H 'Idempotency-Key: key-1'",
      "-H 'Content-Type: application/json'",
      "-H 'Authorization: Bearer <token>'",
      `--data-raw '{"name":"O'\\''Hara $HOME \`x\`","inputs":{"a":1}}'`,
    ]);
  });

  test('is read by a shell as it was meant', async () => {
    const { scenario } = await sessionWith();
    const script = `curl() { printf '%s\\0' "$@"; }; ${curlText(scenario, site)}`;
    const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');

    expect([words[0], words.at(-2)]).toEqual([
      `${site}/api/roi/scenarios`,
      `{"name":"O'Hara $HOME \`x\`","inputs":{"a":1}}`,
    ]);
  });

  test('has placeholders instead of an auth call’s body and key', async () => {
    const { signUp, session } = await sessionWith();
    const text = curlText(signUp, site);

    expect(text.split(' \\\n  ')).toEqual([
      `curl '${site}/api/auth/sign-up'`,
      '-X POST',
      "-H 'Accept: application/json'",
      "-H 'Content-Type: application/json'",
      "--data-raw '<body>'",
    ]);
    expect(text).not.toContain(session.token);
  });
});

describe('a call as fetch', () => {
  test('is a program that sends it again', async () => {
    const { scenario, session, signUp, subscription } = await sessionWith();
    const sent: unknown[] = [];
    const run = (text: string) =>
      new Function('fetch', `return (async () => { ${text} })()`)((url: string, init: RequestInit) => {
        sent.push([url, init]);
      }) as Promise<void>;
    await run(fetchText(scenario, '/demo'));
    await run(fetchText(signUp, ''));
    await run(fetchText(subscription, ''));

    expect(sent).toEqual([
      [
        '/demo/api/roi/scenarios',
        {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Idempotency-Key': 'key-1',
            'Content-Type': 'application/json',
            Authorization: 'Bearer <token>',
          },
          body: '{"name":"O\'Hara $HOME `x`","inputs":{"a":1}}',
        },
      ],
      [
        '/api/auth/sign-up',
        {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
          body: '<body>',
        },
      ],
      [
        '/api/subscription?as_of=5',
        {
          method: 'GET',
          headers: { Accept: 'application/json', Authorization: 'Bearer <token>' },
        },
      ],
    ]);
    expect(fetchText(scenario, '')).not.toContain(session.token);
  });
});

describe('a call as a Playwright test', () => {
  test('asks the same and expects the same status, without a token', async () => {
    const { scenario, subscription, signUp } = await sessionWith();
    const text = playwrightText(scenario, site);
    const asked: unknown[] = [];
    const body = text.replace(/^import .*$/m, '').replace('test(', 'run(');
    const run = (_: string, ask: (parts: object) => Promise<void>) =>
      ask({
        request: {
          fetch: async (address: string, options: object) => {
            asked.push(address, options);
            return { status: () => scenario.result?.status };
          },
        },
      });
    const statuses: unknown[] = [];
    const expectation = (is: unknown) => ({ toBe: (wanted: unknown) => statuses.push([is, wanted]) });
    await new Function('run', 'expect', `return ${body.trim()}`)(run, expectation);

    expect(asked).toEqual([
      `${site}/api/roi/scenarios`,
      expect.objectContaining({ method: 'POST', data: { name: "O'Hara $HOME `x`", inputs: { a: 1 } } }),
    ]);
    expect(statuses).toEqual([[scenario.result?.status, scenario.result?.status]]);
    expect(playwrightText(subscription, site)).toContain('Bearer <token>');
    expect(playwrightText(signUp, site)).not.toContain('password');
  });
});
