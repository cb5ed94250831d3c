/** Watches all pages of a story for what must not happen: errors and warnings, failed requests, refusals that nobody expects, requests to strangers. */
import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright/test';

export type Watch = {
  /** Refusals of the backend that the story provokes, such as `401 POST /api/auth/sign-in`: each must come, and no other. */
  expectRefusals(...refusals: readonly string[]): void;
  /** Refusals that may come or not, as it depends on which of two answers is first. */
  allowRefusals(...refusals: readonly string[]): void;
  /** Errors that the story provokes: each must match one that comes, and no other may come. */
  expectFaults(...faults: readonly RegExp[]): void;
};

export type Report = {
  readonly faults: readonly string[];
  readonly refusals: readonly string[];
};

/** What the story has declared, and what has happened. */
export type Watching = { readonly watch: Watch; expected(): Report; happened(): Report };

/** Chromium's own words for what is seen here as a failed request or a refusal. */
const isToldAlready = (text: string): boolean => text.startsWith('Failed to load resource: ');

/** Chromium warns when a preloaded file is not used within a few seconds: on a slow machine each one is late. */
const isAboutSpeed = (text: string): boolean =>
  text.includes('was preloaded using link preload but not used within a few seconds');

const isAnsweredByWorker = (response: Response): boolean => response.fromServiceWorker();

const api = /\/api\//;

/** The address without what differs from run to run. */
const pathOf = (url: string): string => new URL(url).pathname;

const describeCall = (request: Request): string => `${request.method()} ${pathOf(request.url())}`;

const unique = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

const namesOf = (patterns: readonly RegExp[], faults: readonly string[]): readonly string[] =>
  faults.map((fault) => patterns.find((pattern) => pattern.test(fault))?.source ?? fault);

/** Begins to watch; `url` is where the product is. */
export const watchContext = (context: BrowserContext, url: string): Watching => {
  const { origin } = new URL(url);
  const faults: string[] = [];
  const refusals: string[] = [];
  const expectedFaults: RegExp[] = [];
  const expectedRefusals: string[] = [];
  const allowedRefusals: string[] = [];

  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) faults.push(`asked a stranger: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // What the worker fetches it fetches for a page, whose own request tells how that ended: given up, when the page is left.
    if (request.serviceWorker() !== null) return;
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or that needs an answer no more, gives its requests up.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${describeCall(request)}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() !== null) return;
    const isApi = api.test(pathOf(request.url()));
    if (isApi && !isAnsweredByWorker(response))
      faults.push(`not answered by the worker: ${describeCall(request)}`);
    if (response.status() >= 400) refusals.push(`${response.status()} ${describeCall(request)}`);
  });
  context.on('console', (message: ConsoleMessage) => {
    const isFault = ['error', 'warning', 'assert'].includes(message.type());
    if (isFault && !isToldAlready(message.text()) && !isAboutSpeed(message.text()))
      faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error();
    // What is no Error, such as a DOMException, has an empty stack.
    faults.push(`uncaught on ${pathOf(webError.page()?.url() ?? url)}: ${stack || `${name}: ${message}`}`);
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
