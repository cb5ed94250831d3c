/** Serves a folder as plain static hosts do: its files, and 404 for everything else. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize } from 'node:path';

export type PlainHost = {
  readonly url: string;
  close(): Promise<void>;
};

export type PlainHostOptions = {
  readonly folder: string;
  readonly base: string;
  /** Serves the folder's `404.html` for an unknown address, as code hosts do. Default: a plain sentence. */
  readonly hasNotFoundPage?: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const answerFile = async (response: ServerResponse, file: string, status = 200): Promise<boolean> => {
  const content = await readFile(file).catch(() => null);
  if (content === null) return false;
  response.writeHead(status, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  response.end(content);
  return true;
};

/** Like `python3 -m http.server`: a folder's address gets a slash and its `index.html`. Returns true if a file was found. */
const answerFrom = async (folder: string, path: string, response: ServerResponse): Promise<boolean> => {
  const { pathname, search } = new URL(path, 'http://plain.host');
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  const isWithin = await isFolder(file);
  if (isWithin && !pathname.endsWith('/')) {
    response.writeHead(301, { Location: `${basename(pathname)}/${search}` }).end();
    return true;
  }
  return answerFile(response, isWithin ? join(file, 'index.html') : file);
};

const answerWith =
  ({ folder, base, hasNotFoundPage = false }: PlainHostOptions) =>
  async (url: string, response: ServerResponse): Promise<void> => {
    if (url.startsWith(base) && (await answerFrom(folder, url.slice(base.length - 1), response))) return;
    if (hasNotFoundPage && (await answerFile(response, join(folder, '404.html'), 404))) return;
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Error response</h1>');
  };

export const servePlainly = async (options: PlainHostOptions): Promise<PlainHost> => {
  const answer = answerWith(options);
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${options.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
