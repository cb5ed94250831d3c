/** Watches all pages of a test for errors, lost requests, and unannounced refusals. */
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright/test';
import { callText, type Problems, problemsOf } from './refusals.ts';

export type Heard =
  | { readonly kind: 'refusal'; readonly status: number; readonly call: string }
  | { readonly kind: 'loss'; readonly reason: string; readonly call: string }
  | { readonly kind: 'uncaught'; readonly page: string; readonly text: string }
  | { readonly kind: 'console'; readonly type: string; readonly text: string };

const callOf = (request: Request): string => callText(request.method(), new URL(request.url()).pathname);

export const hearContext = (context: BrowserContext, tell: (heard: Heard) => void): (() => void) => {
  const hearResponse = (response: Response): void => {
    const request = response.request();
    // The worker fetches on behalf of a page, whose own request reports the outcome.
    if (request.serviceWorker() === null && response.status() >= 400)
      tell({ kind: 'refusal', status: response.status(), call: callOf(request) });
  };
  const hearLoss = (request: Request): void => {
    const reason = request.failure()?.errorText ?? '';
    // A page aborts requests when it is left or no longer needs the reply.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (request.serviceWorker() === null && !isGivenUp) tell({ kind: 'loss', reason, call: callOf(request) });
  };
  const hearError = (webError: WebError): void => {
    const { name, message, stack } = webError.error();
    // Values that are not Error, such as a DOMException, have an empty stack.
    const text = stack || `${name}: ${message}`;
    tell({ kind: 'uncaught', page: webError.page()?.url() ?? '', text });
  };
  const hearConsole = (message: ConsoleMessage): void => {
    // Chromium's message for a failure that is already recorded as a refusal or loss.
    const isReported = message.text().startsWith('Failed to load resource: ');
    if (!isReported) tell({ kind: 'console', type: message.type(), text: message.text() });
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
  readonly problems: (wanted: readonly string[] | undefined) => Problems;
  readonly end: () => void;
};

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
