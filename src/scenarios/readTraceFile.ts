/** Parses the trace file of a run from any source, within bounds, and checks every frame for display. */

import * as z from 'zod/mini';
import { parseBounded } from '#domain/boundedJson.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Frame, FrameKind } from '#world/trace.ts';
import { readScript, tellIssue } from './parseScript.ts';
import { revived } from './plainFrame.ts';
import { tellProblem } from './scriptProblem.ts';
import type { TraceFile } from './traceFile.ts';

/** The longest shipped script uses a tenth of it. `plainFrame` writes details 12 levels deep. */
export const traceBounds = { longest: 100_000_000, deepest: 64 } as const;

const text = z.string();
const count = z.int().check(z.minimum(0));
const place = z.int().check(z.minimum(1));

/** The range of `Date`, milliseconds. */
const moment = z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

const stateValue: z.ZodMiniType = z.union([
  text,
  z.record(
    text,
    z.lazy(() => stateValue),
  ),
]);

const frame = z.object({
  number: place,
  kind: text,
  name: text,
  at: moment,
  realTime: z.number(),
  cause: z.nullable(place),
  correlation: text,
  actor: z.nullable(text),
});

const call = { method: text, path: text };

/** By the kind of the frame; a kind without a schema is shown unchanged. */
const details: Partial<Record<FrameKind, z.ZodMiniType>> = {
  request: z.object({
    ...call,
    query: text,
    attempt: count,
    headers: z.record(text, text),
    authorized: z.boolean(),
    hasBody: z.boolean(),
  }),
  response: z.object({
    ...call,
    status: z.nullable(count),
    problem: z.nullable(text),
    position: z.nullable(count),
    replayed: z.boolean(),
    headers: z.nullable(z.instanceof(Headers)),
    headAfter: z.nullable(z.number()),
    cut: z.optional(z.object({ beginning: text, letters: count })),
  }),
  event: z.object({ position: count, id: text }),
  stream: z.object({
    request: count,
    items: z.array(z.looseObject({})),
    size: count,
    ending: z.nullable(z.enum(['ended', 'broken', 'left'])),
  }),
  actor: z.union([
    z.object({ machine: z.nullable(text), value: z.nullable(stateValue) }),
    z.object({ run: place }),
  ]),
  transition: z.object({
    run: place,
    value: stateValue,
    taken: z.array(z.object({ source: text, on: text, index: count, targets: z.array(text) })),
  }),
};

const file = z.object({
  kind: z.literal('agencylens-trace'),
  version: z.literal(1),
  failed: z.nullable(z.object({ index: count, name: text, problem: text })),
  head: z.object({ position: count, hash: text }),
  frames: z.array(z.unknown()),
});

const issueOf = (schema: z.ZodMiniType, value: unknown, where: string): string | null => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? null : tellIssue({ ...issue, path: [where, ...issue.path].filter(Boolean) });
};

const frameIssue = (frames: readonly unknown[]): string | null => {
  let last = 0;
  for (const [index, one] of frames.entries()) {
    const where = `frames.${index}`;
    const issue = issueOf(frame, one, where);
    if (issue !== null) return issue;
    const { number, kind, detail } = one as { number: number; kind: FrameKind; detail: unknown };
    if (number <= last) return `${where}.number: must be greater than the one before`;
    last = number;
    const schema = ownValue(details, kind);
    const inner = schema ? issueOf(schema, detail, `${where}.detail`) : null;
    if (inner !== null) return inner;
  }
  return null;
};

export type ReadTrace =
  | { readonly ok: true; readonly file: TraceFile }
  | { readonly ok: false; readonly problem: string };

const isNoTrace = (value: unknown): boolean => {
  const { kind, version } = Object(value);
  return kind !== 'agencylens-trace' || version !== 1;
};

const problemIn = (value: unknown): string | null => {
  if (isNoTrace(value)) return 'This is no trace file of AgencyLens, version 1.';
  const issue = issueOf(file, value, '') ?? frameIssue(revived((value as TraceFile).frames) as Frame[]);
  if (issue !== null) return `This trace file is damaged: ${issue}.`;
  const script = readScript((value as TraceFile).script);
  return script.ok
    ? null
    : `The script in this trace file is damaged: ${script.problems.map(tellProblem)[0]}.`;
};

export const readTraceFile = (json: string): ReadTrace => {
  const read = parseBounded(json, traceBounds);
  const problem = read.ok ? problemIn(read.value) : read.problem;
  return read.ok && problem === null
    ? { ok: true, file: read.value as TraceFile }
    : { ok: false, problem: problem ?? '' };
};
