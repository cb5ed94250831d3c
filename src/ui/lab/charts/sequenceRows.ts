/** Converts frames to messages between lanes: the visitor, each lifecycle and the backend. */
import type { TransitionDetail } from '#machines/inspectToTrace.ts';
import type { Frame } from '#world/trace.ts';
import { eventText } from './stepText.ts';

export type SequenceRow = {
  readonly frame: Frame;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isReply: boolean;
  readonly isRefused: boolean;
};

export type Sequence = { readonly lanes: readonly string[]; readonly rows: readonly SequenceRow[] };

export const visitor = 'Visitor';
export const server = 'Server';

const inBackend = new Set<Frame['kind']>(['response', 'command', 'event', 'projection']);

const rootOf = (actor: string): string => actor.split('/', 1)[0] ?? actor;

const laneOf = ({ kind, actor }: Frame): string => {
  if (actor !== null) return rootOf(actor);
  if (inBackend.has(kind)) return server;
  return kind === 'stream' ? server : visitor;
};

type Places = { readonly from: string; readonly to: string };

const placesOf = (frame: Frame, cause: string | undefined): Places => {
  const own = laneOf(frame);
  const causing = cause ?? (frame.kind === 'request' || frame.kind === 'response' ? visitor : own);
  switch (frame.kind) {
    case 'request':
      return { from: causing, to: server };
    case 'response':
      return { from: server, to: causing };
    case 'stream':
      return { from: server, to: own === server ? visitor : own };
    case 'command':
    case 'event':
    case 'projection':
      return { from: server, to: server };
    default:
      return { from: causing, to: own };
  }
};

const textOf = (frame: Frame): string =>
  frame.kind === 'transition' ? eventText((frame.detail as TransitionDetail).event) : frame.name;

const isInternal = (frame: Frame): boolean => {
  if (frame.kind === 'actor') return (frame.actor ?? '').includes('/');
  if (frame.kind !== 'transition') return false;
  const { event } = frame.detail as TransitionDetail;
  return (
    typeof event === 'object' && event !== null && 'type' in event && String(event.type).startsWith('xstate.')
  );
};

const isRefusal = ({ kind, detail }: Frame): boolean =>
  kind === 'transition' && (detail as TransitionDetail).taken.length === 0;

export type SequenceOptions = {
  /** Includes XState's own events and child actors. */
  readonly withInternal: boolean;
  readonly about: string | null;
};

const threadsOf = (frames: readonly Frame[], actor: string): ReadonlySet<string> =>
  new Set(
    frames.flatMap((frame) =>
      frame.actor !== null && rootOf(frame.actor) === actor ? [frame.correlation] : [],
    ),
  );

export const sequenceOf = (frames: readonly Frame[], { withInternal, about }: SequenceOptions): Sequence => {
  const threads = about === null ? null : threadsOf(frames, about);
  const places = new Map<number, string>();
  const moves: { readonly frame: Frame; readonly from: string; readonly to: string }[] = [];
  for (const frame of frames) {
    if (threads !== null && !threads.has(frame.correlation)) continue;
    const causing = frame.cause === null ? undefined : places.get(frame.cause);
    const { from, to } = placesOf(frame, causing);
    // Effects of a request belong to the lane of its sender.
    places.set(frame.number, frame.kind === 'request' ? from : to);
    if (withInternal || !isInternal(frame)) moves.push({ frame, from, to });
  }
  const between = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const lanes = [visitor, server, ...[...between].filter((lane) => lane !== visitor && lane !== server)];
  const laneIndex = new Map(lanes.map((lane, index) => [lane, index]));
  const rows = moves.map(({ frame, from, to }) => ({
    frame,
    from: laneIndex.get(from) ?? 0,
    to: laneIndex.get(to) ?? 0,
    text: textOf(frame),
    isReply: frame.kind === 'response',
    isRefused: isRefusal(frame),
  }));
  return { lanes, rows };
};
