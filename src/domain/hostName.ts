/** Normalizes host names, so that two spellings of one site compare equal. */
import { tidyText, withoutInvisible } from './text/visibleText.ts';

/** DNS limits: 63 characters per label, 253 per name. */
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const longestHost = 253;

const asciiHost = (text: string): string | null => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  if (url === null || url.username || url.password || url.port || url.search || url.hash) return null;
  return url.pathname === '/' ? url.hostname.replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '') : null;
};

/**
 * `https://www.ACME.com/` gives `acme.com`; other scripts become ASCII (`xn--...`). Null with a path, port or
 * user, for an IP address, or without a dot.
 */
export const normalizeHost = (text: string): string | null => {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed === '' || /[\s\\%?#@]/.test(trimmed)) return null;
  const host = asciiHost(trimmed);
  if (host === null || host.length > longestHost) return null;
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every((one) => label.test(one)) && !/^\d+$/.test(ending) ? host : null;
};

export const hostProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Domain is required';
  return normalizeHost(text) === null ? 'Enter a domain such as acme.com, without a path' : null;
};
