/** Carries requests of Node's HTTP server to the backend and its replies back, streams included. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Backend } from '#mocks/backend.ts';

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
};

const requestOf = (incoming: IncomingMessage, origin: string, signal: AbortSignal): Request => {
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, origin), {
    method,
    headers: headersOf(incoming),
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
};

const send = async (reply: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = reply.status;
  response.setHeaders(reply.headers);
  if (reply.body === null) response.end();
  else await pipeline(Readable.fromWeb(reply.body as Parameters<typeof Readable.fromWeb>[0]), response);
};

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * `origin`: the scheme and host of the pages. A request whose reader leaves is aborted. A reply that breaks off
 * closes the connection, so that nobody takes a part for the whole.
 */
export const createApiHandler =
  (backend: Backend, origin: string): ApiHandler =>
  async (incoming, response) => {
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    try {
      const reply = await backend.handle(requestOf(incoming, origin, leaving.signal));
      if (reply.type === 'error') response.destroy();
      else await send(reply, response);
    } catch {
      response.destroy();
    }
  };
