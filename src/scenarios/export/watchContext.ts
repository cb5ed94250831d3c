/** Watches all pages of a test for what must not happen: errors, requests that are lost, refusals that the test does not want. */
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright/test';

export type Problems = { readonly unexpected: readonly string[]; readonly missing: readonly string[] };

const isRefusal = (problem: string): boolean => /^(?:\d{3}|lost) /.test(problem);

/** A feed may be told of its session's end before its page is left. */
const isOfEndedSession = (problem: string): boolean => problem.startsWith('401 GET ');

const isLike = (one: string, want: string): boolean =>
  one === want || (want.startsWith('lost ') && one.startsWith(want));

export type Watch = {
  /** How what has happened differs from what was wanted: `401 POST /api/auth/sign-in`, `lost GET /`; undefined: any refusal is. */
  readonly problems: (wanted: readonly string[] | undefined) => Problems;
  readonly end: () => void;
};

/** A share link's address is its key. */
const withoutKey = (path: string): string => path.replace(/(\/api\/share\/)[^/]+/, '$1•••');

const told = (request: Request): string =>
  `${request.method()} ${withoutKey(new URL(request.url()).pathname)}`;

export const watchContext = (context: BrowserContext): Watch => {
  const happened = new Set<string>();
  const hearAnswer = (response: Response): void => {
    const request = response.request();
    if (request.serviceWorker() === null && response.status() >= 400)
      happened.add(`${response.status()} ${told(request)}`);
  };
  const hearLoss = (request: Request): void => {
    // A page that is left, or that needs an answer no more, gives its requests up.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (request.serviceWorker() === null && !isGivenUp) happened.add(`lost ${told(request)}`);
  };
  const hearError = (webError: WebError): void => void happened.add(`uncaught: ${webError.error().stack}`);
  const hearConsole = (message: ConsoleMessage): void => {
    const isToldAlready = message.text().startsWith('Failed to load resource: ');
    if (message.type() === 'error' && !isToldAlready) happened.add(`console: ${message.text()}`);
  };
  context.on('response', hearAnswer);
  context.on('requestfailed', hearLoss);
  context.on('weberror', hearError);
  context.on('console', hearConsole);
  return {
    problems: (wanted) => {
      const isTold = (one: string): boolean => wanted?.some((want) => isLike(one, want)) ?? isRefusal(one);
      return {
        unexpected: [...happened].filter((one) => !isOfEndedSession(one) && !isTold(one)),
        missing: (wanted ?? []).filter((want) => ![...happened].some((one) => isLike(one, want))),
      };
    },
    end: () => {
      context.off('response', hearAnswer);
      context.off('requestfailed', hearLoss);
      context.off('weberror', hearError);
      context.off('console', hearConsole);
    },
  };
};
