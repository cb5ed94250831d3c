/** Reads the runs of each actor from the frames: start, steps and end. */
import type { StateValue } from 'xstate';
import type { ActorDetail, EndDetail, TransitionDetail } from '#machines/inspectToTrace.ts';
import type { Frame } from '#world/trace.ts';
import { isPageLeft } from '../leftPage.ts';

export type Step = {
  readonly frame: Frame;
  readonly value: StateValue;
  readonly context: unknown;
  readonly transition: TransitionDetail | null;
};

export type ActorRun = {
  /** The number of the frame of its start. */
  readonly key: number;
  /** The path from the lifecycle's system id: `checkout`, `checkout/placeOrder`. */
  readonly name: string;
  readonly parent: string | null;
  /** The id of its chart; null for an actor that is not a machine, or if the frame of its start was dropped. */
  readonly machine: string | null;
  /** The path of the page that it belongs to; null: of the whole app. */
  readonly page: string | null;
  readonly first: Frame;
  readonly end: { readonly frame: Frame; readonly how: string } | null;
  readonly steps: readonly Step[];
  readonly events: number;
  readonly isBefore: boolean;
};

type Growing = { -readonly [Key in keyof ActorRun]: ActorRun[Key] } & { steps: Step[] };

const parentOf = (name: string): string | null => {
  const slash = name.lastIndexOf('/');
  return slash < 0 ? null : name.slice(0, slash);
};

const beginning = (frame: Frame, name: string, key: number): Growing => ({
  key,
  name,
  parent: parentOf(name),
  machine: null,
  page: null,
  first: frame,
  end: null,
  steps: [],
  events: 0,
  isBefore: false,
});

const startOf = ({ detail }: Frame): ActorDetail | null =>
  typeof detail === 'object' && detail !== null && 'machine' in detail ? (detail as ActorDetail) : null;

const started = (frame: Frame, name: string, { machine, value, context, page }: ActorDetail): Growing => {
  const steps = value === null ? [] : [{ frame, value, context, transition: null }];
  return { ...beginning(frame, name, frame.number), machine, page: page ?? null, steps };
};

const takeTransition = (actorRun: Growing, frame: Frame): void => {
  const transition = frame.detail as TransitionDetail;
  actorRun.steps.push({ frame, value: transition.value, context: transition.context, transition });
  // Each event counts once, however many steps it takes.
  if (transition.taken.every(({ on }) => on !== '')) actorRun.events += 1;
};

const takeFrame = (all: Map<number, Growing>, frame: Frame): void => {
  const { actor: name, kind, detail } = frame;
  if (name === null || (kind !== 'actor' && kind !== 'transition')) return;
  const enter = (actorRun: Growing): Growing => {
    all.set(actorRun.key, actorRun);
    return actorRun;
  };
  const start = kind === 'actor' ? startOf(frame) : null;
  if (start !== null) {
    enter(started(frame, name, start));
    return;
  }
  const { run } = detail as TransitionDetail | EndDetail;
  const actorRun = all.get(run) ?? enter(beginning(frame, name, run));
  if (kind === 'transition') takeTransition(actorRun, frame);
  else actorRun.end = { frame, how: frame.name.slice(name.length + 1) };
};

/** All runs in the order of their starts; a name may occur several times. */
export type RunReader = (frames: readonly Frame[]) => readonly ActorRun[];

/** Incremental: while frames are only appended, runs grow in place. */
export const createRunReader = (): RunReader => {
  let all = new Map<number, Growing>();
  let read: readonly Frame[] = [];
  return (frames) => {
    const goesOn = read.length > 0 && frames[0] === read[0] && frames[read.length - 1] === read.at(-1);
    if (!goesOn) all = new Map();
    const added = goesOn ? frames.slice(read.length) : frames;
    for (const frame of added) takeFrame(all, frame);
    const left = added.findLast(isPageLeft)?.number ?? 0;
    for (const one of all.values()) one.isBefore ||= one.key < left;
    read = frames;
    return [...all.values()];
  };
};
