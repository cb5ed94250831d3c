/** Watches all pages of a test for what must not happen: errors, requests that are lost, refusals that the test does not want. */
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright/test';
import { callText, type Problems, problemsOf } from './refusals.ts';

/** What is heard of a page: `call` as `POST /api/auth/sign-in`. */
export type Heard =
  | { readonly kind: 'refusal'; readonly status: number; readonly call: string }
  | { readonly kind: 'loss'; readonly reason: string; readonly call: string }
  | { readonly kind: 'uncaught'; readonly page: string; readonly text: string }
  | { readonly kind: 'console'; readonly type: string; readonly text: string };

const callOf = (request: Request): string => callText(request.method(), new URL(request.url()).pathname);

/** Tells of what happens in all pages of a context, until the function that it returns is called. */
export const hearContext = (context: BrowserContext, tell: (heard: Heard) => void): (() => void) => {
  const hearResponse = (response: Response): void => {
    const request = response.request();
    // What the worker fetches it fetches for a page, whose own request tells how that ended.
    if (request.serviceWorker() === null && response.status() >= 400)
      tell({ kind: 'refusal', status: response.status(), call: callOf(request) });
  };
  const hearLoss = (request: Request): void => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or that needs a reply no more, gives its requests up.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (request.serviceWorker() === null && !isGivenUp) tell({ kind: 'loss', reason, call: callOf(request) });
  };
  const hearError = (webError: WebError): void => {
    const { name, message, stack } = webError.error();
    // What is no Error, such as a DOMException, has an empty stack.
    const text = stack || `${name}: ${message}`;
    tell({ kind: 'uncaught', page: webError.page()?.url() ?? '', text });
  };
  const hearConsole = (message: ConsoleMessage): void => {
    // Chromium's own words for what is heard as a refusal or a loss.
    const isToldAlready = message.text().startsWith('Failed to load resource: ');
    if (!isToldAlready) tell({ kind: 'console', type: message.type(), text: message.text() });
  };
  context.on('response', hearResponse);
  context.on('requestfailed', hearLoss);
  context.on('weberror', hearError);
  context.on('console', hearConsole);
  return () => {
    context.off('response', hearResponse);
    context.off('requestfailed', hearLoss);
    context.off('weberror', hearError);
    context.off('console', hearConsole);
  };
};

export type Watch = {
  /** How what has happened differs from what was wanted: `401 POST /api/auth/sign-in`, `lost GET /`; undefined: any refusal is. */
  readonly problems: (wanted: readonly string[] | undefined) => Problems;
  readonly end: () => void;
};

/** A line for a person; null for what is no problem. */
const wordsOf = (heard: Heard): string | null => {
  if (heard.kind === 'refusal') return `${heard.status} ${heard.call}`;
  if (heard.kind === 'loss') return `lost ${heard.call}`;
  if (heard.kind === 'uncaught') return `uncaught: ${heard.text}`;
  return heard.type === 'error' ? `console: ${heard.text}` : null;
};

export const watchContext = (context: BrowserContext): Watch => {
  const happened = new Set<string>();
  const end = hearContext(context, (heard) => {
    const words = wordsOf(heard);
    if (words !== null) happened.add(words);
  });
  return { problems: (wanted) => problemsOf(happened, wanted), end };
};
