/** Tests the settings of the hosted mode: each is read, refused in words when it is wrong, and described in docs/hosting.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHostSettings } from '../../scripts/hostSettings.ts';
import { readServerSettings } from '../../scripts/serverSettings.ts';

type Env = Record<string, string | undefined>;

const mail = { MAIL_URL: 'smtp://mail.harbor.example', ORIGIN: 'https://reports.harbor.example' };

/** Wrong values by setting, with the settings that they need. A folder and an address of this machine can be any text. */
const wrong: Readonly<Record<string, readonly Env[]>> = {
  DATABASE_URL: [{ DATABASE_URL: 'mysql://harbor' }],
  DATABASE_CONNECTIONS: [
    { DATABASE_CONNECTIONS: '1' },
    { DATABASE_CONNECTIONS: 'ten' },
    { DATABASE_CONNECTIONS: '2.5' },
  ],
  DATA_FOLDER: [],
  VAULT_KEY: [{ VAULT_KEY: 'short' }],
  SEED: [{ SEED: 'yes' }],
  SIGN_UP: [{ SIGN_UP: 'no' }],
  ORIGIN: [{ ORIGIN: 'reports.harbor.example' }, { ORIGIN: 'ftp://harbor.example' }],
  MAIL_URL: [{ ...mail, MAIL_URL: 'mail.harbor.example' }, { MAIL_URL: mail.MAIL_URL }],
  MAIL_FROM: [{ ...mail, MAIL_FROM: 'Harbor <reports@harbor.example>' }],
  CHROMIUM: [{ ...mail, CHROMIUM: '/nowhere/chromium' }],
  TRUSTED_PROXIES: [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, { TRUSTED_PROXIES: '10.0.0.0/33' }],
  REQUESTS_PER_SECOND: [{ REQUESTS_PER_SECOND: 'many' }, { REQUESTS_PER_SECOND: '-1' }],
  WORKSPACES_HELD: [{ WORKSPACES_HELD: '0' }, { WORKSPACES_HELD: 'all' }, { WORKSPACES_HELD: '1.5' }],
  LOG_LEVEL: [{ LOG_LEVEL: 'loud' }],
  METRICS: [{ METRICS: 'yes' }],
  HOST: [],
  PORT: [{ PORT: '65536' }, { PORT: 'http' }],
  BASE_PATH: [{ BASE_PATH: '/a b/' }, { BASE_PATH: '/../' }],
  FRAME_ANCESTORS: [{ FRAME_ANCESTORS: 'not a site!' }],
};

const read = (env: Env) => {
  const server = readServerSettings(env);
  return server.ok ? readHostSettings(env, '/nowhere') : server;
};

test('a wrong value is refused with a sentence that begins with the name of the setting', () => {
  for (const [name, values] of Object.entries(wrong)) {
    for (const env of values) {
      const outcome = read(env);
      expect(outcome.ok ? name : outcome.problem).toMatch(new RegExp(`^${name} .+\\.$`));
    }
  }
});

test('without settings all have their defaults', () => {
  expect(read({})).toMatchObject({
    ok: true,
    settings: {
      databaseUrl: null,
      connections: 10,
      dataFolder: '/nowhere/data',
      hasDemo: false,
      isSignUpOpen: true,
      origin: null,
      vaultKey: null,
      requestsPerSecond: 20,
      workspacesHeld: 500,
      hasMetrics: false,
      mail: null,
      logLevel: 'info',
    },
  });
});

test('the table of docs/hosting.md names what is read, and nothing else', () => {
  const asked = new Set<string>();
  const env = new Proxy<Env>(
    {},
    {
      get: (_target, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  read(env);
  const text = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const table = text.slice(text.indexOf('| Setting |'), text.indexOf('## Operations'));
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual([...asked].toSorted());
  expect(Object.keys(wrong).toSorted()).toEqual([...asked].toSorted());
});
