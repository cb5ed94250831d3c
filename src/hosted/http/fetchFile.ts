/** Fetches files over https for a server: public addresses only, after DNS and at each redirect, within limits of size and time. */
import { promises as dns, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressProblem, fetchPatience, mostOfFile } from '#domain/fileAddresses/fileAddressRules.ts';
import { readFileBody } from '#mocks/fileAddresses/readFileBody.ts';
import type { FetchedFile, FetchFile } from '#mocks/http/context.ts';
import type { Clock } from '#world/clock.ts';
import { isPublicAddress } from './publicAddress.ts';

export type FileNetwork = {
  readonly lookup: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic: (address: string) => boolean;
  /** Further options of requests, such as the port and authority of a test's server. */
  readonly options?: Pick<RequestOptions, 'port' | 'ca'>;
};

const internet: FileNetwork = {
  lookup: (host) => dns.lookup(host, { all: true, order: 'ipv4first' }),
  isPublic: isPublicAddress,
};

/** A sheet of Google is redirected once or twice. */
const mostRedirects = 4;

class FetchProblem extends Error {}

const placeOf = async (url: URL, { lookup, isPublic }: FileNetwork): Promise<LookupAddress> => {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const found =
    isIP(host) === 0 ? await lookup(host).catch(() => []) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (first === undefined) throw new FetchProblem(`There is no host ${url.hostname}.`);
  // One private address among public ones is refused too, because a retry could choose it.
  if (!found.every(({ address }) => isPublic(address)))
    throw new FetchProblem('The address is in a private network, which is not fetched.');
  return first;
};

/** Connects to the address that was checked, whatever DNS says a moment later. */
const ask = (
  url: URL,
  { address, family }: LookupAddress,
  { options = {}, signal }: Pick<FileNetwork, 'options'> & { readonly signal: AbortSignal },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const lookup: RequestOptions['lookup'] = (_host, { all }, done) => {
      if (all) done(null, [{ address, family }]);
      else done(null, address, family);
    };
    const headers = { Accept: 'text/csv, text/plain, */*;q=0.1', 'Accept-Encoding': 'identity' };
    requestHttps(url, { ...options, agent: false, headers, lookup, signal })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });

const redirects: readonly number[] = [301, 302, 303, 307, 308];

const nextOf = (url: URL, { statusCode = 0, headers }: IncomingMessage): URL | null => {
  if (!redirects.includes(statusCode)) return null;
  const next = URL.parse(headers.location ?? '', url.href);
  const problem = next === null ? 'names no address' : addressProblem(next.href);
  if (next === null || problem !== null) throw new FetchProblem(`A redirect is not followed: ${problem}.`);
  return next;
};

const follow = async (
  url: URL,
  network: FileNetwork,
  { signal, left }: { readonly signal: AbortSignal; readonly left: number },
): Promise<FetchedFile> => {
  const reply = await ask(url, await placeOf(url, network), { ...network, signal });
  try {
    const next = nextOf(url, reply);
    if (next !== null) {
      if (left === 0) throw new FetchProblem('The address redirects too often.');
      reply.destroy();
      return await follow(next, network, { signal, left: left - 1 });
    }
    const { statusCode = 0 } = reply;
    if (statusCode === 401 || statusCode === 403)
      throw new FetchProblem(`The address is not open to everybody (status ${statusCode}).`);
    if (statusCode !== 200) throw new FetchProblem(`The address answers with status ${statusCode}.`);
    if (/^text\/html\b/i.test(reply.headers['content-type'] ?? ''))
      throw new FetchProblem('The address shows a page, such as a sign-in, and no CSV file.');
    return await readFileBody(reply, mostOfFile);
  } finally {
    reply.destroy();
  }
};

const wordsFor = (problem: unknown, isLate: boolean): string => {
  if (isLate) return `The address did not answer within ${fetchPatience / 1_000} seconds.`;
  if (problem instanceof FetchProblem) return problem.message;
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)
    ? 'The certificate of the address is not valid.'
    : 'The address does not answer.';
};

export const createFileFetch =
  (clock: Clock, network: FileNetwork = internet): FetchFile =>
  async (address, ending) => {
    const wrong = addressProblem(address);
    if (wrong !== null) return { ok: false, problem: wrong };
    const leaving = new AbortController();
    const timer = clock.setTimeout(() => leaving.abort(), fetchPatience);
    const signal = ending === undefined ? leaving.signal : AbortSignal.any([leaving.signal, ending]);
    try {
      // DNS cannot be given up, so that the wait for it is.
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', reject, { once: true });
      });
      return await Promise.race([late, follow(new URL(address), network, { signal, left: mostRedirects })]);
    } catch (problem) {
      ending?.throwIfAborted();
      return { ok: false, problem: wordsFor(problem, leaving.signal.aborted) };
    } finally {
      clock.clearTimeout(timer);
    }
  };
