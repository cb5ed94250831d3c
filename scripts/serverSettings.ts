/** Reads the settings of the serve commands: port, address, base path, and the sites that may frame the product. */

export type ServerSettings = {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly base: string;
  readonly frameAncestors: string;
};

export type SettingsOutcome =
  | { readonly ok: true; readonly settings: ServerSettings }
  | { readonly ok: false; readonly problem: string };

export const defaultPort = 4173;
export const highestPort = 65_535;

const defaultHost = '127.0.0.1';

const basePattern = /^[\w.~/-]*$/;

const portOf = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= highestPort ? port : null;
};

/** The base path with a slash at both ends: '' gives `/`, 'demo' gives `/demo/`; null when `text` is not a path. */
export const basePathOf = (text: string | undefined): string | null => {
  if (text === undefined) return '/';
  if (!basePattern.test(text)) return null;
  const parts = text.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
};

/** A site's origin, all subdomains by a star, or every site of a scheme. */
const frameSource =
  /^(?:\*|https?:|(?:https?:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d{1,5}|\*))?\/?)$/i;

/** `self` and `none` need no quotes here, because a shell strips them. Null when `text` is not a list of sites. */
const frameAncestorsOf = (text: string | undefined): string | null => {
  const sources = (text ?? '').split(/[\s,]+/).filter((source) => source !== '');
  if (sources.length === 0) return "'self'";
  const words = sources.map((source) => source.replace(/^'(.*)'$/, '$1').toLowerCase());
  if (words.includes('none')) return words.length === 1 ? "'none'" : null;
  if (!words.every((word) => word === 'self' || frameSource.test(word))) return null;
  // A stage frames a page of its own, and the browser asks the policy of each page about all frames around it.
  const sites = words.filter((word) => word !== 'self');
  return ["'self'", ...sites].join(' ');
};

/** Reads PORT (default: 4173), HOST (default: this machine only), BASE_PATH (default: `/`) and FRAME_ANCESTORS (default: `self`). */
export const readServerSettings = (env: Record<string, string | undefined>): SettingsOutcome => {
  const port = portOf(env.PORT);
  if (port === null)
    return { ok: false, problem: `PORT is a number from 0 to ${highestPort}, not "${env.PORT}".` };
  const base = basePathOf(env.BASE_PATH);
  if (base === null)
    return { ok: false, problem: `BASE_PATH is a path such as /demo/, not "${env.BASE_PATH}".` };
  const frameAncestors = frameAncestorsOf(env.FRAME_ANCESTORS);
  if (frameAncestors === null)
    return {
      ok: false,
      problem: `FRAME_ANCESTORS lists sites such as https://agency.example, or is self or none, not "${env.FRAME_ANCESTORS}".`,
    };
  return { ok: true, settings: { port, host: env.HOST?.trim() || defaultHost, base, frameAncestors } };
};
