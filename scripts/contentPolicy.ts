/** Which code and content a page of the build may load: its own alone. As a tag, so that it holds on every server. */
import { createHash } from 'node:crypto';

/** Scripts without an address. */
const inlineScript = /<script>(.*?)<\/script>/gs;

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * For scripts in the page with these contents. Styles may stand in the page: Ant Design and the charts add style elements while they
 * run, in colours that people choose, so that no hash is known before; a nonce must be new with each reply, and a page is a file;
 * neither library takes constructed style sheets; and pages that were made ahead have style attributes. What such a style could load
 * is of the site alone.
 */
export const policyFor = (scripts: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    // A stage has a backend of its own, whose scripts have no address of the network.
    'script-src': ["'self'", 'blob:', ...new Set(scripts.map(sourceOf))],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The page with the policy for its own scripts, before the first of them. Throws when there is no place for it. */
export const withContentPolicy = (html: string): string => {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script);
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`The page has no ${charset}`);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(scripts)}">`;
  return html.replace(charset, () => `${charset}${tag}`);
};
