/** Host names of sites: written in one way, so that two spellings of one site are the same. */
import { tidyText, withoutInvisible } from './text/visibleText.ts';

/** DNS: a label has at most 63 characters, a name at most 253. */
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const longestHost = 253;

const asciiHost = (text: string): string | null => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  if (url === null || url.username || url.password || url.port || url.search || url.hash) return null;
  return url.pathname === '/' ? url.hostname.replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '') : null;
};

/**
 * `acme.com` of `https://www.ACME.com/`; names in other scripts in their ASCII form (`xn--...`). Null when it is no host name:
 * something with a path, a port or a user, a number address, or a name without a dot.
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

/** What is wrong with the host name of a site, or null. */
export const hostProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Domain is required';
  return normalizeHost(text) === null ? 'Enter a domain such as acme.com, without a path' : null;
};
