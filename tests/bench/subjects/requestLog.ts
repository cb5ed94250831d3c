/** Logs the URLs requested from this process's servers, including requests invisible to a page, such as its worker's script. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const channel = 'http.server.request.start';

/** Runs `work` and returns the URLs requested meanwhile, in order. */
export const requestsDuring = async (work: () => Promise<void>): Promise<readonly string[]> => {
  const urls: string[] = [];
  const hear = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    urls.push(`http://${request.headers.host}${request.url}`);
  };
  subscribe(channel, hear);
  try {
    await work();
  } finally {
    unsubscribe(channel, hear);
  }
  return urls;
};
