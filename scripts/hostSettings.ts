/** Reads the settings of the hosted mode, see `docs/hosting.md`. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { trustedProxies } from '#hosted/http/callerAddress.ts';
import type { SmtpPlace } from '#hosted/mail/smtpSender.ts';
import { type LogLevel, logLevels } from '#hosted/operations/jsonLog.ts';

export type MailSettings = SmtpPlace & {
  /** A Chromium that prints reports; null: reports are attached as HTML. */
  readonly chromium: string | null;
};

export type HostSettings = {
  /** Null: the embedded database in `dataFolder`. */
  readonly databaseUrl: string | null;
  readonly connections: number;
  readonly dataFolder: string;
  readonly hasDemo: boolean;
  readonly isSignUpOpen: boolean;
  /** The scheme and host under which people reach the pages; null: the server's own address. */
  readonly origin: string | null;
  /** 64 hex digits; null: the key file in `dataFolder`. */
  readonly vaultKey: string | null;
  /** The proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: BlockList;
  /** Requests a second of one address; 0: no limits. */
  readonly requestsPerSecond: number;
  readonly hasMetrics: boolean;
  /** Null: nothing is mailed. */
  readonly mail: MailSettings | null;
  readonly logLevel: LogLevel;
  /** Workspaces that stay in memory. */
  readonly workspacesHeld: number;
};

export type HostSettingsOutcome =
  | { readonly ok: true; readonly settings: HostSettings }
  | { readonly ok: false; readonly problem: string };

const originOf = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.origin : null;
};

type Operations = Pick<
  HostSettings,
  'proxies' | 'requestsPerSecond' | 'hasMetrics' | 'logLevel' | 'hasDemo' | 'isSignUpOpen' | 'workspacesHeld'
>;

/** A workspace of 300 events takes about 0.3 MB. */
const usualWorkspaces = 500;

/** A text is the sentence of the refusal. */
const readOperations = ({
  TRUSTED_PROXIES = '',
  REQUESTS_PER_SECOND,
  METRICS,
  LOG_LEVEL,
  SEED,
  SIGN_UP = 'open',
  WORKSPACES_HELD,
}: Record<string, string | undefined>): Operations | string => {
  const proxies = trustedProxies(TRUSTED_PROXIES.split(/[\s,]+/).filter((entry) => entry !== ''));
  if (proxies === null)
    return `TRUSTED_PROXIES lists addresses or ranges such as 10.0.0.0/8, not "${TRUSTED_PROXIES}".`;
  const requestsPerSecond = Number(REQUESTS_PER_SECOND || 20);
  if (!(requestsPerSecond >= 0 && requestsPerSecond <= 1_000_000))
    return `REQUESTS_PER_SECOND is a number, and 0 ends the limits, not "${REQUESTS_PER_SECOND}".`;
  if (SEED && SEED !== 'demo') return `SEED is demo, or left out for an empty product, not "${SEED}".`;
  if (SIGN_UP !== 'open' && SIGN_UP !== 'closed') return `SIGN_UP is open or closed, not "${SIGN_UP}".`;
  if (METRICS && METRICS !== 'on') return `METRICS is on, or left out, not "${METRICS}".`;
  const logLevel = logLevels.find((level) => level === (LOG_LEVEL || 'info'));
  if (logLevel === undefined) return `LOG_LEVEL is one of ${logLevels.join(', ')}, not "${LOG_LEVEL}".`;
  const workspacesHeld = Number(WORKSPACES_HELD || usualWorkspaces);
  if (!Number.isInteger(workspacesHeld) || workspacesHeld < 1 || workspacesHeld > 1_000_000)
    return `WORKSPACES_HELD is a number from 1 to 1000000, not "${WORKSPACES_HELD}".`;
  return {
    workspacesHeld,
    proxies,
    requestsPerSecond,
    hasMetrics: METRICS === 'on',
    logLevel,
    hasDemo: SEED === 'demo',
    isSignUpOpen: SIGN_UP === 'open',
  };
};

const usualChromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text);

/** A text is the sentence of the refusal. */
const readMail = (
  { MAIL_URL, MAIL_FROM, CHROMIUM }: Record<string, string | undefined>,
  origin: string | null,
): MailSettings | string | null => {
  if (!MAIL_URL) return null;
  const url = URL.parse(MAIL_URL);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return 'MAIL_URL is an address such as smtp://name:password@mail.example:587, or is left out.';
  if (origin === null)
    return 'MAIL_URL needs ORIGIN, because the links of mails name the address of the pages.';
  const from = MAIL_FROM || `no-reply@${new URL(origin).hostname}`;
  if (!isAddress(from)) return `MAIL_FROM is a bare address such as reports@agency.example, not "${from}".`;
  if (CHROMIUM && CHROMIUM !== 'off' && !existsSync(CHROMIUM))
    return `CHROMIUM is the path of a program, or off, and "${CHROMIUM}" is not there.`;
  const found = CHROMIUM || usualChromiums.find((path) => existsSync(path)) || 'off';
  return { url: MAIL_URL, from, chromium: found === 'off' ? null : found };
};

/** An unreadable setting is refused with a sentence. `root`: the project's folder. */
export const readHostSettings = (
  env: Record<string, string | undefined>,
  root: string,
): HostSettingsOutcome => {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_FOLDER, ORIGIN, VAULT_KEY } = env;
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL))
    return {
      ok: false,
      problem: 'DATABASE_URL begins with postgres://, or is left out for the embedded database.',
    };
  const connections = Number(DATABASE_CONNECTIONS || 10);
  if (!Number.isInteger(connections) || connections < 2 || connections > 500)
    return {
      ok: false,
      problem: `DATABASE_CONNECTIONS is a number from 2 to 500, not "${DATABASE_CONNECTIONS}".`,
    };
  const origin = ORIGIN ? originOf(ORIGIN) : null;
  if (ORIGIN && origin === null)
    return {
      ok: false,
      problem: `ORIGIN is an address such as https://reports.agency.example, not "${ORIGIN}".`,
    };
  if (VAULT_KEY && !/^[0-9a-f]{64}$/i.test(VAULT_KEY))
    return { ok: false, problem: 'VAULT_KEY has 64 hex digits, as `openssl rand -hex 32` prints them.' };
  const operations = readOperations(env);
  if (typeof operations === 'string') return { ok: false, problem: operations };
  const mail = readMail(env, origin);
  if (typeof mail === 'string') return { ok: false, problem: mail };
  return {
    ok: true,
    settings: {
      ...operations,
      databaseUrl: DATABASE_URL || null,
      connections,
      dataFolder: DATA_FOLDER || join(root, 'data'),
      origin,
      mail,
      vaultKey: VAULT_KEY || null,
    },
  };
};

/** The key of the settings, or of the key file, which is created at the first start. Keep a copy: without it no one can sign in. */
export const vaultKeyOf = ({ vaultKey, dataFolder }: HostSettings): Uint8Array => {
  if (vaultKey !== null) return Buffer.from(vaultKey, 'hex');
  const path = join(dataFolder, 'vault.key');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // Two processes may start at once, and the second one reads what the first has written.
  if (!existsSync(path)) {
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
    } catch (problem) {
      if (!existsSync(path)) throw problem;
    }
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
};
