/** Replies with a sentence instead of a file. */
import type { ServerResponse } from 'node:http';
import { sentenceHeaders } from './securityHeaders.ts';

export const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

export const say = (response: ServerResponse, status: number, text: string): void => {
  response.statusCode = status;
  setHeaders(response, sentenceHeaders);
  response.end(`${text}\n`);
};

export const sayNotFound = (response: ServerResponse): void => say(response, 404, 'There is nothing here.');

/** Replies and closes the connection, because the rest of the request is not read. */
export const sayLast = (response: ServerResponse, status: number, text: string): void => {
  response.setHeader('Connection', 'close');
  say(response, status, text);
};

export const sayNotAllowed = (response: ServerResponse): void => {
  response.setHeader('Allow', 'GET, HEAD');
  sayLast(response, 405, 'Only reading is possible here.');
};

/** Refuses an `Expect` header that this server does not support. */
export const refuseExpectation = (response: ServerResponse): void =>
  sayLast(response, 417, 'This is not done here.');

export const sayWhere = (response: ServerResponse, location: string): void => {
  response.setHeader('Location', location);
  say(response, 302, `It is at ${location}`);
};
