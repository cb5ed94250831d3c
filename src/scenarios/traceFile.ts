/** Serializes a run as a file for the Lab and for comparing runs: script, outcome and all frames. */
import type { Frame } from '#world/trace.ts';
import type { LogHead } from './driver.ts';
import { plainFrame } from './plainFrame.ts';
import { concealed, createSecretKeeper, typedText } from './recordedSecrets.ts';
import type { RunReport } from './runScript.ts';
import type { Script, Step } from './script.ts';
import { tellStep } from './tellStep.ts';

export type TraceFile = {
  readonly kind: 'agencylens-trace';
  readonly version: 1;
  readonly script: Script;
  readonly failed: { readonly index: number; readonly name: string; readonly problem: string } | null;
  readonly head: LogHead;
  readonly frames: readonly Frame[];
};

type Run = Pick<RunReport, 'failed' | 'head'> & { readonly frames: readonly Frame[] };

const withoutSecrets = (script: Script): Script => {
  const keeper = createSecretKeeper();
  const steps = script.steps.map((step): Step => {
    if (!('fill' in step)) return step;
    const { name = '' } = step.fill;
    const facts = { type: /password/i.test(name) ? 'password' : 'text', autocomplete: '', name };
    return typedText(step.with) === step.with ? { ...step, with: concealed(step.with, facts, keeper) } : step;
  });
  return { ...script, steps };
};

/** Typed secrets are omitted. */
export const traceFileOf = (run: Script, { failed, head, frames }: Run): TraceFile => {
  const script = withoutSecrets(run);
  const nameOf = (index: number, name: string): string => {
    const step = script.steps[index];
    return step ? tellStep(step) : name;
  };
  const named = frames.map((frame) =>
    frame.kind === 'step' ? { ...frame, name: nameOf(Object(frame.detail).index, frame.name) } : frame,
  );
  const ended = failed && {
    index: failed.index,
    name: nameOf(failed.index, failed.name),
    problem: failed.problem ?? '',
  };
  return { kind: 'agencylens-trace', version: 1, script, failed: ended, head, frames: named };
};

/** Plain data, one frame per line, so that other tools can compare files too. */
export const traceFileText = ({ frames, ...head }: TraceFile): string =>
  `${JSON.stringify(head).slice(0, -1)},"frames":[\n${frames.map((frame) => JSON.stringify(plainFrame(frame))).join(',\n')}\n]}\n`;
