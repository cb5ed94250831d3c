/** Watches all pages of a browser test for errors, warnings, failed requests, unexpected refusals and requests to other hosts. */
import type { BrowserContext, Request } from 'playwright/test';
import { type Heard, hearContext } from '#scenarios/export/watchContext.ts';

export type Watch = {
  /** Refusals that the test provokes, such as `401 POST /api/auth/sign-in`: all of them must occur, and no others. */
  expectRefusals(...refusals: readonly string[]): void;
  /** Refusals that may occur, depending on the order of two replies. */
  allowRefusals(...refusals: readonly string[]): void;
  /** Errors that the test provokes: each pattern must match one, and no other error may occur. */
  expectFaults(...faults: readonly RegExp[]): void;
};

export type Report = {
  readonly faults: readonly string[];
  readonly refusals: readonly string[];
};

export type Watching = { readonly watch: Watch; expected(): Report; happened(): Report };

const api = /\/api\//;

const pathOf = (url: string): string => new URL(url).pathname;

const describeCall = (request: Request): string => `${request.method()} ${pathOf(request.url())}`;

const unique = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

const namesOf = (patterns: readonly RegExp[], faults: readonly string[]): readonly string[] =>
  faults.map((fault) => patterns.find((pattern) => pattern.test(fault))?.source ?? fault);

/** Chromium warns about preloads that are unused for a few seconds, which happens on a slow machine. */
const isAboutSpeed = (text: string): boolean =>
  text.includes('was preloaded using link preload but not used within a few seconds');

const isFault = ({ type, text }: Extract<Heard, { kind: 'console' }>): boolean =>
  ['error', 'warning', 'assert'].includes(type) && !isAboutSpeed(text);

export const watchTest = (context: BrowserContext, url: string): Watching => {
  const { origin } = new URL(url);
  const faults: string[] = [];
  const refusals: string[] = [];
  const expectedFaults: RegExp[] = [];
  const expectedRefusals: string[] = [];
  const allowedRefusals: string[] = [];

  const note = (heard: Heard): void => {
    if (heard.kind === 'refusal') refusals.push(`${heard.status} ${heard.call}`);
    else if (heard.kind === 'loss') faults.push(`${heard.reason} ${heard.call}`);
    else if (heard.kind === 'uncaught')
      faults.push(`uncaught on ${pathOf(heard.page || url)}: ${heard.text}`);
    else if (isFault(heard)) faults.push(`${heard.type}: ${heard.text}`);
  };
  hearContext(context, note);
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) faults.push(`asked a stranger: ${request.url()}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    const isOfPage = request.serviceWorker() === null && api.test(pathOf(request.url()));
    if (isOfPage && !response.fromServiceWorker())
      faults.push(`not answered by the worker: ${describeCall(request)}`);
  });

  return {
    watch: {
      expectRefusals: (...more) => expectedRefusals.push(...more),
      allowRefusals: (...more) => allowedRefusals.push(...more),
      expectFaults: (...more) => expectedFaults.push(...more),
    },
    expected: () => ({
      faults: unique(expectedFaults.map(({ source }) => source)),
      refusals: unique(expectedRefusals),
    }),
    happened: () => ({
      faults: unique(namesOf(expectedFaults, faults)),
      refusals: unique(refusals.filter((refusal) => !allowedRefusals.includes(refusal))),
    }),
  };
};
