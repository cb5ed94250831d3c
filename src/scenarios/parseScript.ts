/** Parses a script from JSON text, and reports errors with step, line and a suggestion. */
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import { parseBounded } from '#domain/boundedJson.ts';
import { paths } from '#domain/contract/paths.ts';
import type { Script } from './script.ts';
import type { ScriptProblem } from './scriptProblem.ts';
import { expectationSchemas, faultSchemas, headSchema, scriptSchema, stepSchemas } from './scriptSchema.ts';

/** One line number per entry of the top object's list `steps`, from 1; the text must be JSON. */
const stepLines = (text: string): readonly number[] => {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let key = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]+|\\.)*"|[{}[\]\n]/g)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (token.startsWith('"')) {
      key = depth === 1 ? token : key;
      continue;
    }
    const opens = token === '{' || token === '[';
    if (opens && depth === 2 && key === '"steps"') lines.push(line);
    depth += opens ? 1 : -1;
  }
  return lines;
};

/** Null when none is near: more than half of it would have to change. */
const nearestWord = (word: string, known: readonly string[]): string | null => {
  const [best] = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.ceil(Math.max(word.length, best.one.length) / 2) ? best.one : null;
};

export type ParsedScript =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly problems: readonly ScriptProblem[] };

/** A wrong word may be as long as the script, and so may a list of them. */
const longestWord = 60;
const mostKeys = 5;
const mostProblems = 20;

const shown = (word: string): string => (word.length > longestWord ? `${word.slice(0, longestWord)}…` : word);

const meant = (word: string, known: readonly string[]): string => {
  const near = word.length > longestWord ? null : nearestWord(word, known);
  return near === null ? '' : `; did you mean “${near}”?`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const tellIssue = (issue: z.core.$ZodIssue, known: readonly string[] = []): string => {
  const place = issue.path.join('.');
  const where = place === '' ? '' : `${shown(place)}: `;
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, mostKeys)
      .map((key) => `${where}“${shown(key)}” is not known here${meant(key, known)}`)
      .join(' ');
  if (issue.code === 'invalid_value') return `${where}must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `${where}must be ${issue.expected}`;
  return `${where}${issue.message || 'is not valid'}`;
};

type Kinds = Readonly<Record<string, z.ZodMiniType>>;

const targetKeys = ['role', 'name', 'part', 'nth', 'within'];

const findKind = (value: Readonly<Record<string, unknown>>, kinds: Kinds): string | undefined =>
  Object.keys(kinds).find((kind) => Object.hasOwn(value, kind));

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

const faultRoutes = ['all', 'backend', 'worker', ...Object.values(paths).map((path) => path.join(' '))];

const judgeRoute = (route: unknown): readonly string[] =>
  typeof route !== 'string' || faultRoutes.includes(route)
    ? []
    : [`fault.route: there is no “${shown(route)}”${meant(route, faultRoutes)}`];

const judgeFault = (value: unknown): readonly string[] => {
  if (!isRecord(value)) return ['a fault is an object such as { "route": ..., "status": ..., "times": ... }'];
  const { kind = 'status' } = value;
  if (typeof kind !== 'string') return ['fault.kind: must be string'];
  const kinds: Kinds = faultSchemas;
  return Object.hasOwn(faultSchemas, kind)
    ? [...judgeBy(kinds[kind], value, 'fault.'), ...judgeRoute(value.route)]
    : [`there is no fault “${shown(kind)}”${meant(kind, Object.keys(faultSchemas))}`];
};

const judge = (value: unknown, kinds: Kinds, what: string): readonly string[] => {
  if (!isRecord(value)) return [`a ${what} is an object such as { "${Object.keys(kinds)[0]}": ... }`];
  const kind = findKind(value, kinds);
  const keys = Object.keys(value);
  const [first = ''] = keys;
  if (kind === undefined) return [`there is no ${what} “${shown(first)}”${meant(first, Object.keys(kinds))}`];
  if (kind === 'expect' && keys.length === 1) return judge(value.expect, expectationSchemas, 'expectation');
  if (kind === 'fault' && keys.length === 1) return judgeFault(value.fault);
  return judgeBy(kinds[kind], value);
};

const judgeHead = (head: object): readonly ScriptProblem[] => {
  const { error } = headSchema.safeParse(head);
  const known = [...Object.keys(headSchema.shape), 'steps'];
  return (error?.issues ?? []).map((issue) => ({ step: null, line: null, message: tellIssue(issue, known) }));
};

/** Far more than anybody records, because a short link may unpack to any number of steps. */
const mostSteps = 5_000;

const refused = (message: string): ParsedScript => ({
  ok: false,
  problems: [{ step: null, line: null, message }],
});

const judgeSteps = (steps: readonly unknown[], lines: readonly number[]): readonly ScriptProblem[] => {
  const problems: ScriptProblem[] = [];
  for (const [index, step] of steps.entries()) {
    if (problems.length >= mostProblems) break;
    for (const message of judge(step, stepSchemas, 'step'))
      problems.push({ step: index + 1, line: lines[index] ?? null, message });
  }
  return problems;
};

export const readScript = (value: unknown, lines: readonly number[] = []): ParsedScript => {
  if (!isRecord(value)) return refused('a script is an object');
  const { steps, ...head } = value;
  if (!Array.isArray(steps)) {
    const missing: ScriptProblem = { step: null, line: null, message: 'steps: must be a list' };
    return { ok: false, problems: [...judgeHead(head), missing] };
  }
  if (steps.length > mostSteps) return refused(`a script has ${mostSteps} steps at most`);
  const problems = [...judgeHead(head), ...judgeSteps(steps, lines)].slice(0, mostProblems);
  if (problems.length > 0) return { ok: false, problems };
  scriptSchema.parse(value);
  return { ok: true, script: value as unknown as Script };
};

/** Bounds of a script: it may contain an uploaded file, and targets nest a few levels. */
export const scriptBounds = { longest: 2_000_000, deepest: 32 } as const;

export const parseScript = (text: string): ParsedScript => {
  const read = parseBounded(text, scriptBounds);
  return read.ok ? readScript(read.value, stepLines(text)) : refused(read.problem);
};
