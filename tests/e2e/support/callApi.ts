/** Calls the backend as a stranger would: by `fetch` from a page, with nothing of the product's own code. */
import type { Page } from 'playwright/test';
import { sessionKey } from '#machines/auth/sessionStorage.ts';

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, but a text as it is. */
  readonly body?: unknown;
};

export type Reply<Body> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the reply has none. */
  readonly body: Body;
};

/** The reply to one call; the page must have a backend already. */
export const callApi = <Body>(page: Page, call: Call): Promise<Reply<Body>> =>
  page.evaluate(async ({ method = 'GET', path, headers, body }) => {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? undefined : JSON.parse(text),
    };
  }, call);

/** The header that carries the session which the page's browser keeps. */
export const sessionHeader = async (page: Page): Promise<Record<string, string>> => {
  const entry = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return { Authorization: `Bearer ${JSON.parse(entry ?? '{}').token}` };
};
