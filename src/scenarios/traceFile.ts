/** The file that a run leaves: its script, how it ended, and all frames, for the Lab to open and for comparing runs. */
import type { Frame } from '#world/trace.ts';
import type { LogHead } from './driver.ts';
import { parsePlain, plainFrame } from './plainFrame.ts';
import type { RunReport } from './runScript.ts';
import type { Script } from './script.ts';

export type TraceFile = {
  readonly kind: 'agencylens-trace';
  readonly version: 1;
  readonly script: Script;
  /** The step that failed, from 0; null when none did. */
  readonly failed: { readonly index: number; readonly name: string; readonly problem: string } | null;
  /** Where the log ended. */
  readonly head: LogHead;
  /** Oldest first; those that the ring had forgotten by the end are not here. */
  readonly frames: readonly Frame[];
};

type Run = Pick<RunReport, 'failed' | 'head'> & { readonly frames: readonly Frame[] };

export const traceFileOf = (script: Script, { failed, head, frames }: Run): TraceFile => ({
  kind: 'agencylens-trace',
  version: 1,
  script,
  failed: failed && { index: failed.index, name: failed.name, problem: failed.problem ?? '' },
  head,
  frames,
});

/** Plain data, one frame a line, so that files can be compared by other tools too. */
export const traceFileText = ({ frames, ...head }: TraceFile): string =>
  `${JSON.stringify(head).slice(0, -1)},"frames":[\n${frames.map((frame) => JSON.stringify(plainFrame(frame))).join(',\n')}\n]}\n`;

const isFrame = (value: unknown): value is Frame => {
  const { number, kind, name, at, correlation } = Object(value) as Partial<Frame>;
  const texts = [kind, name, correlation];
  return (
    typeof number === 'number' && typeof at === 'number' && texts.every((one) => typeof one === 'string')
  );
};

const isTraceFile = (value: unknown): value is TraceFile => {
  const { kind, version, script, frames } = Object(value) as Partial<TraceFile>;
  return (
    kind === 'agencylens-trace' &&
    version === 1 &&
    Array.isArray(Object(script).steps) &&
    typeof Object(script).title === 'string' &&
    Array.isArray(frames) &&
    frames.every(isFrame)
  );
};

/** A sentence for what cannot be read. */
export const readTraceFile = (
  text: string,
): { readonly ok: true; readonly file: TraceFile } | { readonly ok: false; readonly problem: string } => {
  try {
    const value = parsePlain(text);
    if (isTraceFile(value)) return { ok: true, file: value };
    return { ok: false, problem: 'This is no trace file of AgencyLens, version 1.' };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: `This is not JSON: ${error.message}` };
  }
};
