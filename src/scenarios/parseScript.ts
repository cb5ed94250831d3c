/** Reads a script from JSON text, and says in which step and line what was probably meant where it cannot. */
import type * as z from 'zod/mini';
import { paths } from '#domain/contract/paths.ts';
import { nearestWord } from './nearestWord.ts';
import type { Script } from './script.ts';
import type { ScriptProblem } from './scriptProblem.ts';
import { expectationSchemas, faultSchemas, headSchema, scriptSchema, stepSchemas } from './scriptSchema.ts';
import { stepLines } from './stepLines.ts';

export type ParsedScript =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly problems: readonly ScriptProblem[] };

const meant = (word: string, known: readonly string[]): string => {
  const near = nearestWord(word, known);
  return near === null ? '' : `; did you mean “${near}”?`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that stand where a wrong one was found, as far as the schema tells. */
const tellIssue = (issue: z.core.$ZodIssue, known: readonly string[]): string => {
  const place = issue.path.join('.');
  const where = place === '' ? '' : `${place}: `;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${where}“${key}” is not known here${meant(key, known)}`).join(' ');
  if (issue.code === 'invalid_value') return `${where}must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `${where}must be ${issue.expected}`;
  return `${where}${issue.message || 'is not valid'}`;
};

type Kinds = Readonly<Record<string, z.ZodMiniType>>;

const targetKeys = ['role', 'name', 'part', 'nth', 'within'];

const findKind = (value: Readonly<Record<string, unknown>>, kinds: Kinds): string | undefined =>
  Object.keys(kinds).find((kind) => kind in value);

/** Keys beside those of targets and steps that somebody may have meant. */
const partKeys = [
  'with',
  'option',
  'on',
  'in',
  'of',
  'is',
  'orMore',
  'state',
  'route',
  'status',
  'times',
  'kind',
  'value',
  'file',
  'at',
];

const judgeBy = (schema: z.ZodMiniType | undefined, value: unknown, place = ''): readonly string[] =>
  schema
    ?.safeParse(value)
    .error?.issues.map((issue) => `${place}${tellIssue(issue, [...targetKeys, ...partKeys])}`) ?? [];

/** What a fault can be about: an endpoint, all of them, the start of a page's backend, or the worker that a page should find at its start. */
const faultRoutes = ['all', 'backend', 'worker', ...Object.values(paths).map((path) => path.join(' '))];

const judgeRoute = (route: unknown): readonly string[] =>
  typeof route !== 'string' || faultRoutes.includes(route)
    ? []
    : [`fault.route: there is no “${route}”${meant(route, faultRoutes)}`];

/** What is wrong with a fault, which its kind tells apart. */
const judgeFault = (value: unknown): readonly string[] => {
  if (!isRecord(value)) return ['a fault is an object such as { "route": ..., "status": ..., "times": ... }'];
  const kind = String(value.kind ?? 'status');
  const kinds: Kinds = faultSchemas;
  return Object.hasOwn(faultSchemas, kind)
    ? [...judgeBy(kinds[kind], value, 'fault.'), ...judgeRoute(value.route)]
    : [`there is no fault “${kind}”${meant(kind, Object.keys(faultSchemas))}`];
};

/** What is wrong with one of several kinds of things, which a key tells apart. */
const judge = (value: unknown, kinds: Kinds, what: string): readonly string[] => {
  if (!isRecord(value)) return [`a ${what} is an object such as { "${Object.keys(kinds)[0]}": ... }`];
  const kind = findKind(value, kinds);
  const keys = Object.keys(value);
  const [first = ''] = keys;
  if (kind === undefined) return [`there is no ${what} “${first}”${meant(first, Object.keys(kinds))}`];
  if (kind === 'expect' && keys.length === 1) return judge(value.expect, expectationSchemas, 'expectation');
  if (kind === 'fault' && keys.length === 1) return judgeFault(value.fault);
  return judgeBy(kinds[kind], value);
};

const judgeHead = (head: object): readonly ScriptProblem[] => {
  const { error } = headSchema.safeParse(head);
  const known = [...Object.keys(headSchema.shape), 'steps'];
  return (error?.issues ?? []).map((issue) => ({ step: null, line: null, message: tellIssue(issue, known) }));
};

/** Reads what `JSON.parse` gives. */
export const readScript = (value: unknown, lines: readonly number[] = []): ParsedScript => {
  if (!isRecord(value))
    return { ok: false, problems: [{ step: null, line: null, message: 'a script is an object' }] };
  const { steps, ...head } = value;
  const problems: ScriptProblem[] = [...judgeHead(head)];
  if (!Array.isArray(steps)) problems.push({ step: null, line: null, message: 'steps: must be a list' });
  const listed: readonly unknown[] = Array.isArray(steps) ? steps : [];
  for (const [index, step] of listed.entries()) {
    for (const message of judge(step, stepSchemas, 'step'))
      problems.push({ step: index + 1, line: lines[index] ?? null, message });
  }
  if (problems.length > 0) return { ok: false, problems };
  scriptSchema.parse(value);
  return { ok: true, script: value as unknown as Script };
};

/** Reads JSON text. */
export const parseScript = (text: string): ParsedScript => {
  try {
    return readScript(JSON.parse(text), stepLines(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      ok: false,
      problems: [{ step: null, line: null, message: `This is not JSON: ${error.message}` }],
    };
  }
};
