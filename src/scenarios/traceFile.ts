/** The file that a run leaves: its script, how it ended, and all frames, for the Lab to open and for comparing runs. */
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
  /** The step that failed, from 0; null when none did. */
  readonly failed: { readonly index: number; readonly name: string; readonly problem: string } | null;
  /** Where the log ended. */
  readonly head: LogHead;
  /** Oldest first; those that the ring had forgotten by the end are not here. */
  readonly frames: readonly Frame[];
};

type Run = Pick<RunReport, 'failed' | 'head'> & { readonly frames: readonly Frame[] };

/** The same script with references instead of what it types into fields for secrets. */
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

/** Typed secrets are left out. */
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

/** Plain data, one frame a line, so that files can be compared by other tools too. */
export const traceFileText = ({ frames, ...head }: TraceFile): string =>
  `${JSON.stringify(head).slice(0, -1)},"frames":[\n${frames.map((frame) => JSON.stringify(plainFrame(frame))).join(',\n')}\n]}\n`;
