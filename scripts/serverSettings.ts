/** Reads the settings of the commands that serve: port, address and base path. */

export type ServerSettings = {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Begins and ends with a slash. */
  readonly base: string;
};

/** The settings, or one sentence that says what is wrong with them. */
export type SettingsOutcome =
  | { readonly ok: true; readonly settings: ServerSettings }
  | { readonly ok: false; readonly problem: string };

const defaultPort = 4173;
const highestPort = 65_535;

/** Only this machine can reach it, unless HOST says otherwise. */
const defaultHost = '127.0.0.1';

const basePattern = /^[\w.~/-]*$/;

const portOf = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= highestPort ? port : null;
};

/** The path under which the product is served, with a slash at both ends: '' gives `/`, 'demo' gives `/demo/`; null when it is not a path. */
export const basePathOf = (text: string | undefined): string | null => {
  if (text === undefined) return '/';
  if (!basePattern.test(text)) return null;
  const parts = text.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
};

/** Reads PORT (left out: 4173), HOST (left out: this machine only) and BASE_PATH (left out: `/`). */
export const readServerSettings = (env: Record<string, string | undefined>): SettingsOutcome => {
  const port = portOf(env.PORT);
  if (port === null)
    return { ok: false, problem: `PORT is a number from 0 to ${highestPort}, not "${env.PORT}".` };
  const base = basePathOf(env.BASE_PATH);
  if (base === null)
    return { ok: false, problem: `BASE_PATH is a path such as /demo/, not "${env.BASE_PATH}".` };
  return { ok: true, settings: { port, host: env.HOST || defaultHost, base } };
};
