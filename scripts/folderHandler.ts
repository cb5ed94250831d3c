/** Serves a folder: precompressed files, long-lived caching for hashed ones, the shell for deep links, and nothing else. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type RequestHandler } from 'sirv';
import { headersFor } from './securityHeaders.ts';
import { say, sayLast, sayNotAllowed, sayNotFound, sayWhere, setHeaders } from './sendText.ts';

const hashedFile = /\/assets\/.+-[\w-]{8}\.\w+$/;
const fileName = /\.\w+$/;
const hidden = /\/\./;
const api = /^\/api(\/|$)/;

/** Looks at the disk for every request (`dev`): a server that runs while `npm test` builds again serves the new build. */
const createFileHandler = (folder: string, base: string): RequestHandler =>
  sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      const lasting = hashedFile.test(pathname);
      response.setHeader('Cache-Control', lasting ? 'public,max-age=31536000,immutable' : 'no-cache');
      if (response.req.headers['service-worker'] === 'script')
        response.setHeader('Service-Worker-Allowed', base);
    },
  });

const oneRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Only one form of byte range is answered in parts; others get the whole file, as RFC 9110 (14.2) allows. */
const asksForPart = (range: string): boolean => {
  const [, first = '', last = ''] = oneRange.exec(range) ?? [];
  return first !== '' && (last === '' || (Number(last) > 0 && Number(first) <= Number(last)));
};

/** A rebuild may delete a file while it is read: then this reply breaks off, not the server. */
const endWithSource = (response: ServerResponse): void => {
  response.once('pipe', (source) => source.once('error', () => response.destroy()));
};

/** No address of the product has control characters, or the backslash that some systems take for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const impossible = /[\u0000-\u001f\u007f\\]/;

/** The requested path, still escaped; null when the escapes are broken or encode forbidden characters. */
const readPath = (url: string): string | null => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return impossible.test(decodeURIComponent(path)) ? null : path;
  } catch {
    return null;
  }
};

/** A page's address, not a file's or the backend's. The backend answers inside the page, so an API request here went astray. */
const isPage = (path: string): boolean => !fileName.test(path) && !api.test(path);

/** Anyone with the link may read a shared page, but no search engine should index it. */
const isShared = (path: string): boolean => path.startsWith('/share/');

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

const createFileReplies = (folder: string, base: string): HttpHandler => {
  const files = createFileHandler(folder, base);
  return (request, response) => {
    const { range } = request.headers;
    if (range !== undefined && !asksForPart(range)) delete request.headers.range;
    endWithSource(response);
    files(request, response, () => {
      if (!isPage(request.url ?? '/')) {
        sayNotFound(response);
        return;
      }
      request.url = '/shell.html';
      files(request, response, () => sayNotFound(response));
    });
  };
};

type Place =
  | { readonly kind: 'below'; readonly path: string }
  | { readonly kind: 'aside' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'unreadable' };

const placeOf = (url: string, base: string): Place => {
  const path = readPath(url);
  if (path === null) return { kind: 'unreadable' };
  if (path !== base && (path === '/' || `${path}/` === base)) return { kind: 'aside' };
  if (!path.startsWith(base) || hidden.test(decodeURIComponent(path))) return { kind: 'elsewhere' };
  return { kind: 'below', path: path.slice(base.length - 1) };
};

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const guarded = (response: ServerResponse, reply: () => void): void => {
  try {
    reply();
  } catch {
    if (response.headersSent) response.destroy();
    else say(response, 500, 'The file could not be read.');
  }
};

export type ServedFolder = {
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly frameAncestors: string;
};

export const createFolderHandler = ({ folder, base, frameAncestors }: ServedFolder): HttpHandler => {
  const headersOfAll = headersFor(frameAncestors);
  const replyWithFile = createFileReplies(folder, base);
  const replyAt = (place: Place, request: IncomingMessage, response: ServerResponse): void => {
    if (place.kind === 'unreadable') say(response, 400, 'This is not an address.');
    else if (place.kind === 'aside') sayWhere(response, base);
    else if (place.kind === 'elsewhere') sayNotFound(response);
    else {
      if (isShared(place.path)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      request.url = place.path;
      replyWithFile(request, response);
    }
  };
  return (request, response) => {
    setHeaders(response, headersOfAll);
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') sayNotAllowed(response);
    else if (hasBody(headers)) sayLast(response, 413, 'Nothing but the address is read here.');
    else if (headers.host === undefined && request.httpVersion === '1.1')
      sayLast(response, 400, 'The request names no host.');
    else guarded(response, () => replyAt(placeOf(url, base), request, response));
  };
};
