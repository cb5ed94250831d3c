/** Calls the backend by plain `fetch` from a page, without the product's code. */
import type { Page } from 'playwright/test';
import { sessionKey } from '#machines/auth/sessionStorage.ts';

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Serialized as JSON, except a string. */
  readonly body?: unknown;
};

export type Reply<Body> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
};

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

export const sessionHeader = async (page: Page): Promise<Record<string, string>> => {
  const entry = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return { Authorization: `Bearer ${JSON.parse(entry ?? '{}').token}` };
};
