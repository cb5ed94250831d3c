/** Reconstructs the headers of a request and its response, with the session's token masked. */
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import type { Call } from './call.ts';

export type Header = { readonly name: string; readonly value: string };

const concealedToken = 'Bearer •••';

const listed = (headers: Readonly<Record<string, string>>): readonly Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

export const requestHeaders = ({ asked, request }: Call): readonly Header[] =>
  listed({
    ...asked.headers,
    ...(asked.hasBody && !asked.outside ? { 'Content-Type': 'application/json' } : {}),
    ...(asked.authorized ? { Authorization: concealedToken } : {}),
    traceparent: formatTraceParent({ correlation: request.correlation, frame: request.number }),
  });

export const responseHeaders = ({ result }: Call): readonly Header[] =>
  result?.headers ? listed(Object.fromEntries(result.headers)) : [];

export const responseHeader = ({ result }: Call, name: string): string => result?.headers?.get(name) ?? '';
