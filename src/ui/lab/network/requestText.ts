/** Formats a call as a curl or fetch command or as a Playwright test, without the session's token. */
import { isPrivate, textOf } from './bodyText.ts';
import type { Call } from './call.ts';
import { type Header, requestHeaders } from './headersOf.ts';

const tokenPlaceholder = '<token>';

const bodyPlaceholder = '<body>';

const copiedHeaders = (call: Call): readonly Header[] =>
  requestHeaders(call).flatMap((header) => {
    if (header.name === 'Authorization') return [{ ...header, value: `Bearer ${tokenPlaceholder}` }];
    const isOmitted = header.name === 'traceparent' || (header.name === 'Idempotency-Key' && isPrivate(call));
    return isOmitted ? [] : [header];
  });

const bodyOf = (call: Call): string | null => {
  if (!call.asked.hasBody) return null;
  return isPrivate(call) ? bodyPlaceholder : textOf(call.asked.body);
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `site`: origin and base path without the trailing slash. */
export const curlText = (call: Call, site: string): string => {
  const { method, path, query } = call.asked;
  const body = bodyOf(call);
  return [
    `curl ${quoted(`${site}${path}${query}`)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...copiedHeaders(call).map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
};

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** `base`: the app's base path without its trailing slash. */
export const fetchText = (call: Call, base: string): string => {
  const { method, path, query, body, hasBody } = call.asked;
  const headers = Object.fromEntries(copiedHeaders(call).map(({ name, value }) => [name, value]));
  const sent = () => (isPrivate(call) ? indented(bodyPlaceholder) : `JSON.stringify(${indented(body)})`);
  return [
    `await fetch(${JSON.stringify(`${base}${path}${query}`)}, {`,
    `  method: ${JSON.stringify(method)},`,
    `  headers: ${indented(headers)},`,
    ...(hasBody ? [`  body: ${sent()},`] : []),
    '});',
  ].join('\n');
};

/** A test that asks the same and expects the same status; `site`: origin and base path without the trailing slash. */
export const playwrightText = (call: Call, site: string): string => {
  const { method, path, query, body, hasBody } = call.asked;
  const headers = Object.fromEntries(copiedHeaders(call).map(({ name, value }) => [name, value]));
  const status = call.result?.status ?? 200;
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `test(${JSON.stringify(`${method} ${path} answers ${status}`)}, async ({ request }) => {`,
    `  const response = await request.fetch(${JSON.stringify(`${site}${path}${query}`)}, {`,
    `    method: ${JSON.stringify(method)},`,
    `    headers: ${indented(headers).replaceAll('\n', '\n  ')},`,
    ...(hasBody
      ? [`    data: ${indented(isPrivate(call) ? bodyPlaceholder : body).replaceAll('\n', '\n  ')},`]
      : []),
    '  });',
    `  expect(response.status()).toBe(${status});`,
    '});',
    '',
  ].join('\n');
};
