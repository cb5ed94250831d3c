/** Folds frames into calls incrementally. */
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame, FrameKind } from '#world/trace.ts';
import { type Call, streamDetailOf } from './call.ts';

export type CallFold = {
  /** Calls in the order of their requests; referentially stable while none changes. `frames`: all in the ring buffer, or up to a moment. */
  take(frames: readonly Frame[]): readonly Call[];
};

const isFromLab = ({ detail }: Frame): boolean =>
  typeof detail === 'object' && detail !== null && 'origin' in detail && detail.origin === 'lab';

const callOf = (request: Frame, fromLab: boolean): Call => {
  const asked = request.detail as RequestDetail;
  return {
    number: request.number,
    request,
    asked,
    response: null,
    result: null,
    isStream: asked.headers.Accept === 'text/event-stream' && !asked.outside,
    faults: [],
    messages: [],
    closed: null,
    events: 0,
    fromLab,
  };
};

const createMemory = () => {
  const calls = new Map<number, Call>();
  /** By frame number of the command or gesture; for a command, the call that carried it. */
  const commands = new Map<number, number>();
  const labGestures = new Set<number>();
  let changed = false;

  const change = (number: number | null, next: (call: Call) => Partial<Call>) => {
    const call = number === null ? undefined : calls.get(number);
    if (call === undefined) return;
    calls.set(call.number, { ...call, ...next(call) });
    changed = true;
  };

  const takers: Partial<Record<FrameKind, (frame: Frame) => void>> = {
    request: (frame) => {
      calls.set(frame.number, callOf(frame, frame.cause !== null && labGestures.has(frame.cause)));
      changed = true;
    },
    response: (frame) => {
      change(frame.cause, () => ({ response: frame, result: frame.detail as ResponseDetail }));
    },
    fault: (frame) => change(frame.cause, ({ faults }) => ({ faults: [...faults, frame] })),
    command: ({ number, cause }) => {
      if (cause !== null) commands.set(number, cause);
    },
    event: ({ cause }) => {
      const request = cause === null ? undefined : commands.get(cause);
      change(request ?? null, ({ events }) => ({ events: events + 1 }));
    },
    stream: (frame) => {
      const { request, ending } = streamDetailOf(frame);
      const isOver = ending !== null;
      change(request, ({ messages }) => (isOver ? { closed: frame } : { messages: [...messages, frame] }));
    },
    gesture: (frame) => {
      if (isFromLab(frame)) labGestures.add(frame.number);
    },
  };

  const forgetBefore = (first: number) => {
    for (const number of calls.keys()) {
      if (number >= first) break;
      calls.delete(number);
      changed = true;
    }
    for (const number of commands.keys()) {
      if (number >= first) break;
      commands.delete(number);
    }
  };

  return {
    take: (frame: Frame) => takers[frame.kind]?.(frame),
    forgetBefore,
    takeChanges: () => {
      if (!changed) return null;
      changed = false;
      return [...calls.values()];
    },
  };
};

export const createCallFold = (): CallFold => {
  let memory = createMemory();
  let last = 0;
  let calls: readonly Call[] = [];
  return {
    take: (frames) => {
      const first = frames[0]?.number ?? 1;
      const newest = frames.at(-1)?.number ?? 0;
      if (newest < last) {
        memory = createMemory();
        last = 0;
        calls = [];
      }
      for (let index = Math.max(0, last + 1 - first); index < frames.length; index += 1) {
        const frame = frames[index];
        if (frame) memory.take(frame);
      }
      last = newest;
      memory.forgetBefore(first);
      calls = memory.takeChanges() ?? calls;
      return calls;
    },
  };
};
