/** Checks values against the field rules of HTTP Archive 1.2, the specification of the W3C Web Performance group. */

type Check = (value: unknown) => boolean;
type Field = { readonly check: Check | Shape; readonly optional?: true };
type Shape = { readonly [field: string]: Field };

const text: Check = (value) => typeof value === 'string';
const whole: Check = (value) => Number.isSafeInteger(value);
const count: Check = (value) => whole(value) && (value as number) >= 0;
const size: Check = (value) => whole(value) && (value as number) >= -1;
const time: Check = (value) => typeof value === 'number' && value >= 0;
const phase: Check = (value) => time(value) || value === -1;
const list: Check = Array.isArray;
/** ISO 8601 with a zone. */
const date: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);

const must = (check: Check | Shape): Field => ({ check });
const may = (check: Check | Shape): Field => ({ check, optional: true });
const comment = { comment: may(text) };

const named: Shape = { name: must(text), value: must(text), ...comment };
const tool: Shape = { name: must(text), version: must(text), ...comment };

const message = {
  httpVersion: must(text),
  cookies: must(list),
  headers: must(list),
  headersSize: must(size),
  bodySize: must(size),
  ...comment,
};

const request: Shape = {
  ...message,
  method: must(text),
  url: must((value) => typeof value === 'string' && URL.canParse(value)),
  queryString: must(list),
  postData: may({ mimeType: must(text), text: may(text), params: may(list), ...comment }),
};

const response: Shape = {
  ...message,
  status: must(count),
  statusText: must(text),
  redirectURL: must(text),
  content: must({
    size: must(count),
    compression: may(whole),
    mimeType: must(text),
    text: may(text),
    encoding: may(text),
    ...comment,
  }),
};

const timings: Shape = {
  blocked: may(phase),
  dns: may(phase),
  connect: may(phase),
  send: must(time),
  wait: must(time),
  receive: must(time),
  ssl: may(phase),
  ...comment,
};

const entry: Shape = {
  pageref: may(text),
  startedDateTime: must(date),
  time: must(time),
  request: must(request),
  response: must(response),
  cache: must({ beforeRequest: may({}), afterRequest: may({}), ...comment }),
  timings: must(timings),
  serverIPAddress: may(text),
  connection: may(text),
  ...comment,
};

const archive: Shape = {
  log: must({
    version: must((value) => value === '1.2'),
    creator: must(tool),
    browser: may(tool),
    pages: may(list),
    entries: must(list),
    ...comment,
  }),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const judge = (value: unknown, check: Check | Shape, place: string): readonly string[] => {
  if (typeof check === 'function') return check(value) ? [] : [`${place} is ${JSON.stringify(value)}`];
  if (!isRecord(value)) return [`${place} is no object`];
  const unknown = Object.keys(value).filter((field) => !(field in check) && !field.startsWith('_'));
  return [
    ...unknown.map((field) => `${place}.${field} is not of HAR 1.2 and has no underscore`),
    ...Object.entries(check).flatMap(([field, { check: inner, optional }]) => {
      if (value[field] !== undefined) return judge(value[field], inner, `${place}.${field}`);
      return optional ? [] : [`${place}.${field} is missing`];
    }),
  ];
};

type Entry = {
  readonly time: number;
  readonly timings: Readonly<Record<string, number>>;
  readonly request: { readonly headers: unknown[]; readonly queryString: unknown[] };
  readonly response: { readonly headers: unknown[] };
};

/** `time` is the sum of the phases present. SSL is part of connecting. */
const judgeSum = ({ time: whole, timings: phases }: Entry, place: string): readonly string[] => {
  const sum = ['blocked', 'dns', 'connect', 'send', 'wait', 'receive']
    .map((name) => phases[name] ?? -1)
    .filter((length) => length >= 0)
    .reduce((one, other) => one + other, 0);
  return Math.abs(sum - whole) < 0.01 ? [] : [`${place}.time is ${whole}, its phases are ${sum}`];
};

const judgeEntry = (value: unknown, index: number): readonly string[] => {
  const place = `entries[${index}]`;
  const wrongs = judge(value, entry, place);
  if (wrongs.length > 0) return wrongs;
  const { request: asked, response: answered } = value as Entry;
  const pairs = [...asked.headers, ...asked.queryString, ...answered.headers];
  return [
    ...pairs.flatMap((pair, at) => judge(pair, named, `${place}.pair[${at}]`)),
    ...judgeSum(value as Entry, place),
  ];
};

export const harViolations = (value: unknown): readonly string[] => {
  const wrongs = judge(value, archive, 'har');
  if (wrongs.length > 0) return wrongs;
  const { entries } = (value as { readonly log: { readonly entries: readonly unknown[] } }).log;
  return entries.flatMap(judgeEntry);
};
