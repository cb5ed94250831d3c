/** Builds the content security policy of a page as a tag, so that it holds on every server. */
import { createHash } from 'node:crypto';

const inlineScript = /<script>(.*?)<\/script>/gs;

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Inline styles are allowed: antd and charts add styles with user-chosen colours at run time, so no hash is
 * known, and a static file cannot carry a fresh nonce.
 */
export const policyFor = (scripts: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    // A stage runs its own backend, whose scripts have `blob:` addresses.
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

/** Inserts the policy before the first script of the page. Throws when the page has no place for it. */
export const withContentPolicy = (html: string): string => {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script);
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`The page has no ${charset}`);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(scripts)}">`;
  return html.replace(charset, () => `${charset}${tag}`);
};
