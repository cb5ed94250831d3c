/** Provides a trace file as a source of the Lab, with frames but nothing that runs. */
import type { TraceFile } from '#scenarios/traceFile.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { OpenedTrace } from '../LabContext.ts';
import type { LabSource } from '../labSource.ts';

const none: readonly never[] = [];
const stop = () => undefined;

const closedTrace = (frames: readonly Frame[], open: Trace): Trace => {
  const byNumber = new Map(frames.map((frame) => [frame.number, frame]));
  return {
    ...open,
    frames: () => frames,
    frame: (number) => byNumber.get(number),
    subscribe: () => stop,
    current: () => null,
  };
};

const sourceOf = ({ frames, script }: TraceFile, live: LabSource): LabSource => {
  const world = createVirtualWorld({
    seed: script.seed,
    start: frames.at(-1)?.at ?? Date.parse(script.start),
  });
  return {
    ...live,
    world: { ...world, trace: closedTrace(frames, world.trace) },
    actors: { list: () => none, subscribe: () => stop },
    controls: () => new Promise<never>(stop),
  };
};

const frameOfFailure = ({ frames, failed }: TraceFile): number | null => {
  if (failed === null) return null;
  const step = frames.findLast(({ kind, detail }) => kind === 'step' && Object(detail).index <= failed.index);
  return step?.number ?? null;
};

const titleOf = ({ script, failed }: TraceFile): string => {
  const whose = `${script.title}, seed ${script.seed}`;
  if (failed === null) return `${whose}: all ${script.steps.length} steps passed`;
  const [problem = ''] = failed.problem.split('; ', 1);
  return `${whose}: step ${failed.index + 1} failed, ${failed.name}: ${problem}`;
};

export const openedTrace = (file: TraceFile, live: LabSource): OpenedTrace => ({
  source: sourceOf(file, live),
  title: titleOf(file),
  frame: frameOfFailure(file),
});
