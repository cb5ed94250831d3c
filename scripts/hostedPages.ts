/** Serves the build's pages with a mark that says which backend they have. */
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type HostedPages = {
  readonly folder: string;
  /** With the demo the public pages are as built; without it only the app's shell, which shows no demo accounts. */
  readonly hasDemo: boolean;
  readonly sendsMail: boolean;
};

const fileOf = ({ folder, hasDemo }: Pick<HostedPages, 'folder' | 'hasDemo'>, path: string): string => {
  const page = join(folder, path, 'index.html');
  return hasDemo && existsSync(page) ? page : join(folder, 'shell.html');
};

/** `path`: below the base, without a file name. Reads the disk each time, so that a new build is served at once. */
export const sendHostedPage = (
  pages: HostedPages,
  { path, acceptsGzip }: { readonly path: string; readonly acceptsGzip: boolean },
  response: ServerResponse,
): void => {
  const mark = `<html data-backend="${pages.hasDemo ? 'hosted-demo' : 'hosted'}"${pages.sendsMail ? ' data-mail="on"' : ''}`;
  const html = readFileSync(fileOf(pages, path), 'utf8').replace('<html', mark);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (acceptsGzip) response.setHeader('Content-Encoding', 'gzip');
  response.end(acceptsGzip ? gzipSync(html) : html);
};
