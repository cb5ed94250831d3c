/** Replies to requests that are not HTTP, too large or too slow, by hand, because no request object exists yet. */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { sentenceHeaders } from './securityHeaders.ts';

type Reply = { readonly status: string; readonly sentence: string };

const malformed: Reply = { status: '400 Bad Request', sentence: 'This is not a request.' };

const tunnel: Reply = { status: '405 Method Not Allowed', sentence: 'Only reading is possible here.' };

const replies: Readonly<Record<string, Reply>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The request is too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', sentence: 'The request took too long.' },
};

const replyTo = (error: unknown): Reply => replies[String(Object(error).code)] ?? malformed;

const written = ({ status, sentence }: Reply): string => {
  const body = `${sentence}\n`;
  const headers = Object.entries({ ...sentenceHeaders, 'Content-Length': body.length, Connection: 'close' });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
};

/** Sends nothing to a socket that is closed or already has a reply. */
export const replyToBrokenRequests = (server: Server): void => {
  server.on('clientError', (error: Error, socket: Duplex & { readonly bytesWritten?: number }) => {
    const isTooLate = Object(error).code === 'ECONNRESET' || !socket.writable;
    if (isTooLate) socket.destroy();
    else socket.end(written(replyTo(error)), () => socket.destroy());
  });
  server.on('connect', (_, socket: Duplex) => socket.end(written(tunnel)));
};
