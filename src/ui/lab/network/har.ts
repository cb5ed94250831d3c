/** Converts calls to an HTTP Archive 1.2, with stream messages in Chrome's format and own fields prefixed by an underscore. */
import type { StreamItem } from '#domain/inspection/callDetail.ts';
import { macrotask } from '#world/settle.ts';
import { bytesOf, isPrivate, receivedBytes, replyText, textOf } from './bodyText.ts';
import { type Call, durationOf, isCancelled, streamDetailOf } from './call.ts';
import { requestHeaders, responseHeader, responseHeaders } from './headersOf.ts';
import { timingSplit } from './timingSplit.ts';

export type HarPlace = {
  /** Origin and base path without the trailing slash. */
  readonly site: string;
  readonly creator: string;
  readonly version: string;
  readonly browser: string;
};

/** The archive presents the session as a single page. */
const page = 'session';

const rounded = (time: number): number => Math.round(time * 1_000) / 1_000;

const queryOf = (query: string) =>
  query === '' ? [] : [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));

const requestOf = (call: Call, { site }: HarPlace) => {
  const { method, path, query, hasBody, body } = call.asked;
  const text = !hasBody || isPrivate(call) ? null : textOf(body);
  return {
    method,
    url: `${site}${path}${query}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: requestHeaders(call),
    queryString: queryOf(query),
    ...(text === null ? {} : { postData: { mimeType: 'application/json', text } }),
    headersSize: -1,
    bodySize: hasBody ? (text === null ? -1 : bytesOf(text)) : 0,
  };
};

const eventAndId = (item: StreamItem): readonly [event: string, id: string] =>
  'position' in item ? ['log', String(item.position)] : ['visits', item.cursor];

const streamText = ({ messages }: Call): string =>
  messages
    .flatMap((frame) => streamDetailOf(frame).items)
    .map((item) => {
      const [event, id] = eventAndId(item);
      return `id: ${id}\nevent: ${event}\ndata: ${textOf(item)}\n\n`;
    })
    .join('');

const bodyOf = (call: Call): { readonly text: string | null; readonly size: number | null } => {
  if (call.isStream) return { text: streamText(call), size: receivedBytes(call) };
  const text = replyText(call);
  return { text, size: text === null ? null : bytesOf(text) };
};

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Browsers write cancelled requests in this form. */
const cancelledResponse = {
  status: 0,
  statusText: '',
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: [],
  content: { size: 0, mimeType: 'x-unknown' },
  redirectURL: '',
  headersSize: -1,
  bodySize: -1,
  _error: 'net::ERR_ABORTED',
};

const streamErrors = { left: cancelledResponse._error, broken: 'net::ERR_FAILED', ended: null } as const;

const errorOf = ({ result, closed }: Call) => {
  const ending = closed && streamDetailOf(closed).ending;
  const error = result?.problem ?? (ending && streamErrors[ending]);
  return error ? { _error: error } : {};
};

const responseOf = (call: Call) => {
  if (isCancelled(call)) return cancelledResponse;
  const { result } = call;
  const { text, size } = bodyOf(call);
  return {
    status: result?.status ?? 0,
    statusText: statusTexts[result?.status ?? 0] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: responseHeaders(call),
    content: {
      size: size ?? 0,
      mimeType: responseHeader(call, 'Content-Type') || 'x-unknown',
      ...(text === null ? {} : { text }),
      ...(isPrivate(call) ? { comment: 'Bodies of auth calls are not kept.' } : {}),
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: size ?? -1,
    ...errorOf(call),
  };
};

/** An open stream lasts until its last message. */
const lengthOf = (call: Call): number => {
  const last = call.messages.at(-1) ?? call.response;
  return rounded(durationOf(call) ?? Math.max(0, (last?.realTime ?? 0) - call.request.realTime));
};

const timingsOf = (call: Call, time: number) => {
  const split = timingSplit(call);
  const receive = split === null ? 0 : call.isStream ? rounded(time - split.total) : rounded(split.body);
  return {
    blocked: -1,
    dns: -1,
    connect: -1,
    ssl: -1,
    send: 0,
    wait: rounded(time - receive),
    receive,
    ...(split === null
      ? {}
      : { _hop: rounded(split.hop), _latency: split.latency, _handler: split.handler, _held: split.held }),
  };
};

const messagesOf = ({ messages }: Call) =>
  messages.flatMap((frame) =>
    streamDetailOf(frame).items.map((item) => {
      const [eventName, eventId] = eventAndId(item);
      return { time: frame.at / 1_000, eventName, eventId, data: textOf(item) };
    }),
  );

const entryOf = (call: Call, place: HarPlace) => {
  const time = lengthOf(call);
  const { request, faults, isStream } = call;
  return {
    pageref: page,
    startedDateTime: new Date(request.at).toISOString(),
    time,
    request: requestOf(call, place),
    response: responseOf(call),
    cache: {},
    timings: timingsOf(call, time),
    _resourceType: isStream ? 'eventsource' : 'fetch',
    _frame: request.number,
    _correlation: request.correlation,
    ...(faults.length === 0 ? {} : { _faults: faults.map(({ name }) => name) }),
    ...(isStream ? { _eventSourceMessages: messagesOf(call) } : {}),
  };
};

const headOf = ({ site, creator, version, browser }: HarPlace, started: number): string => {
  const head = {
    version: '1.2',
    creator: { name: creator, version },
    browser: { name: browser, version: '' },
    pages: [
      {
        id: page,
        startedDateTime: new Date(started).toISOString(),
        title: site,
        pageTimings: { onContentLoad: -1, onLoad: -1 },
      },
    ],
  };
  return `{"log":${JSON.stringify(head).slice(0, -1)},"entries":[`;
};

/** Number of calls that take about ten milliseconds. */
const slice = 400;

/** Builds the archive in slices, so that the page stays responsive and never holds all of it. Pending calls are omitted. */
export const harParts = async (calls: readonly Call[], place: HarPlace): Promise<Blob[]> => {
  const answered = calls.filter(({ result }) => result !== null);
  const parts = [new Blob([headOf(place, answered[0]?.request.at ?? 0)])];
  for (let start = 0; start < answered.length; start += slice) {
    if (start > 0) await macrotask();
    const texts = answered.slice(start, start + slice).map((call) => JSON.stringify(entryOf(call, place)));
    parts.push(new Blob([start > 0 ? ',' : '', texts.join(',')]));
  }
  return [...parts, new Blob([']}}'])];
};
