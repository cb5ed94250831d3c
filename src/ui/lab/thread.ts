/** Groups frames into causal threads and describes them in words. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import { type ActorDetail, stateText } from '#machines/inspectToTrace.ts';
import type { Frame, FrameKind } from '#world/trace.ts';

export type ThreadPart = {
  readonly kind: FrameKind;
  readonly text: string;
  readonly frame: Frame;
  readonly count: number;
  /** Work of the app for itself, which explains nothing that a person did. */
  readonly isMachinery: boolean;
  /** A machine took an event and stayed where it was. */
  readonly isIdle: boolean;
};

export type Thread = {
  readonly correlation: string;
  readonly first: Frame;
  readonly last: Frame;
  readonly frames: readonly Frame[];
};

export const threadsOf = (frames: readonly Frame[]): readonly Thread[] => {
  const threads = new Map<string, Frame[]>();
  for (const frame of frames) {
    const thread = threads.get(frame.correlation);
    if (thread === undefined) threads.set(frame.correlation, [frame]);
    else thread.push(frame);
  }
  return [...threads].flatMap(([correlation, inside]) => {
    const [first] = inside;
    const last = inside.at(-1);
    return first && last ? [{ correlation, first, last, frames: inside }] : [];
  });
};

const positionOf = ({ detail }: Frame): number => (detail as { readonly position: number }).position;

const tellCall = (request: Frame, frames: readonly Frame[]): string => {
  const response = frames.find(({ kind, cause }) => kind === 'response' && cause === request.number);
  const { method, path } = request.detail as RequestDetail;
  if (response === undefined) return `${method} ${path} is on its way`;
  const { status, problem } = response.detail as ResponseDetail;
  if (problem === 'abandoned') return `${method} ${path} was cancelled`;
  const outcome = status === null ? `failed (${problem})` : status >= 400 ? `answered ${status}` : 'took';
  return `${method} ${path} ${outcome}${outcome === 'took' ? '' : ' after'} ${englishNumber(response.at - request.at)} ms`;
};

const tellEvents = (events: readonly Frame[]): string => {
  const positions = events.map(positionOf);
  const [from, to] = [Math.min(...positions), Math.max(...positions)];
  const names = [...new Set(events.map(({ name }) => name))].join(', ');
  return from === to ? `${names} is event ${from}` : `${names} are events ${from}–${to}`;
};

const inWords = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

const stays = (name: string): boolean => {
  const [from, to] = name.split(' -> ');
  return from === to;
};

const tellTransition = ({ actor, name }: Frame): string => {
  const [, to] = name.split(' -> ');
  if (to === undefined) return `${actor}: ${name}`;
  return stays(name) ? `${actor} stays in ${to}` : `${actor} went to ${to}`;
};

const tellActor = ({ name, detail }: Frame): string => {
  const { value = null } = (detail ?? {}) as Partial<ActorDetail>;
  return value === null ? name : `${name} in ${stateText(value)}`;
};

const grouped = (frames: readonly Frame[]): readonly (readonly Frame[])[] => {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const group = groups.at(-1);
    const joins = (frame.kind === 'event' || frame.kind === 'projection') && group?.[0]?.kind === frame.kind;
    if (joins) group?.push(frame);
    else groups.push([frame]);
  }
  return groups;
};

/** Responses are part of their request, commands of their events, and a child's start and end of its parent's step. */
const isListed = (frame: Frame, frames: readonly Frame[]): boolean => {
  if (frame.kind === 'command')
    return !frames.some(({ kind, cause }) => kind === 'event' && cause === frame.number);
  if (frame.kind === 'actor') return !(frame.actor ?? '').includes('/');
  return frame.kind !== 'response' || !frames.some(({ number }) => number === frame.cause);
};

const tellGroup = (group: readonly Frame[], frames: readonly Frame[], frame: Frame): string => {
  switch (frame.kind) {
    case 'request':
      return tellCall(frame, frames);
    case 'event':
      return tellEvents(group);
    case 'projection':
      return `${[...new Set(group.map(({ name }) => inWords(name)))].join(', ')} changed`;
    case 'transition':
      return tellTransition(frame);
    case 'actor':
      return tellActor(frame);
    case 'stream':
      return `the stream delivered ${frame.name}`;
    case 'command':
      return `${frame.name} was asked`;
    default:
      return frame.name;
  }
};

export const appWorkers: ReadonlySet<string> = new Set([
  'backend',
  'pageScroll',
  'slowStart',
  'recovery',
  'logCheck',
  'logRebuild',
  'backup',
]);

/** They run on every page and follow each navigation. */
const ofEveryPage: ReadonlySet<string> = new Set([...appWorkers, 'protectedRoute', 'mobileMenu']);

const isMachinery = ({ kind, actor, name }: Frame): boolean => {
  if (kind === 'actor') return ofEveryPage.has(actor ?? '') || !name.endsWith(' started');
  if (kind !== 'transition') return false;
  return appWorkers.has(actor ?? '') || stays(name) || name.startsWith('page.change refused');
};

export const tellThread = ({ frames }: Pick<Thread, 'frames'>): readonly ThreadPart[] =>
  grouped(frames.filter((frame) => isListed(frame, frames))).flatMap((group) => {
    const [frame] = group;
    return frame === undefined
      ? []
      : [
          {
            kind: frame.kind,
            text: tellGroup(group, frames, frame),
            frame,
            count: group.length,
            isMachinery: isMachinery(frame),
            isIdle: frame.kind === 'transition' && stays(frame.name),
          },
        ];
  });
