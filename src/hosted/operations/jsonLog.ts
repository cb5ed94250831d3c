/** Writes one JSON line for each event of the server, without personal data. */
import { type Clock, isoNow } from '#world/clock.ts';
import type { Trace } from '#world/trace.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export type JsonLog = (
  level: Exclude<LogLevel, 'silent'>,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

export type JsonLogOptions = {
  readonly clock: Clock;
  /** The least level that is written. */
  readonly level: LogLevel;
  readonly write: (line: string) => void;
};

export const createJsonLog =
  ({ clock, level: least, write }: JsonLogOptions): JsonLog =>
  (level, message, fields = {}) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    write(`${JSON.stringify({ time: isoNow(clock), level, message, ...fields })}\n`);
  };

/** Messages of errors can quote what a person typed, so only kind, code and place are written. */
export const errorFields = (problem: unknown): Readonly<Record<string, unknown>> => {
  if (!(problem instanceof Error)) return { error: typeof problem };
  const frames = (problem.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: problem.name,
    ...('code' in problem && { code: String(problem.code) }),
    ...('failure' in problem && { failure: String(problem.failure) }),
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
};

/** Logs the failures that handlers recorded in the trace. Returns the function that stops it. */
export const logFaults = (trace: Trace, log: JsonLog): (() => void) =>
  trace.subscribe(({ kind, name, correlation, detail }) => {
    if (kind === 'fault') log('error', name, { request: correlation, ...errorFields(detail) });
  });
