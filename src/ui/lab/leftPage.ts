/** Ends the lifecycles and calls of a page that is left with a frame each. */
import type { RequestDetail, ResponseDetail, StreamDetail } from '#domain/inspection/callDetail.ts';
import type { ActorDetail, EndDetail, TransitionDetail } from '#machines/inspectToTrace.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';

const leaving = { page: 'left' } as const;

export const isPageLeft = ({ kind, detail }: Frame): boolean =>
  kind === 'note' &&
  typeof detail === 'object' &&
  detail !== null &&
  'page' in detail &&
  detail.page === 'left';

type FrameFacts = Omit<Frame, 'number' | 'at' | 'realTime'>;

const endOfRun = (name: string, run: number, { number: cause, correlation }: Frame): FrameFacts => ({
  kind: 'actor',
  name: `${name} stopped`,
  cause,
  correlation,
  actor: name,
  detail: { run } satisfies EndDetail,
});

type OpenCall = { readonly request: Frame; response: Frame | null };

const endOfCall = ({ request, response }: OpenCall): FrameFacts => {
  const { method, path } = request.detail as RequestDetail;
  const { number, correlation } = request;
  if (response !== null) {
    const detail: StreamDetail = { request: number, items: [], size: 0, ending: 'left' };
    const cause = response.number;
    return { kind: 'stream', name: 'the stream was left', cause, correlation, actor: null, detail };
  }
  const none = { status: null, position: null, replayed: false, headers: null, headAfter: null };
  const detail: ResponseDetail = { method, path, ...none, problem: 'abandoned', reply: undefined };
  const name = `abandoned ${method} ${path}`;
  return { kind: 'response', name, cause: number, correlation, actor: null, detail };
};

const runningIn = (frames: readonly Frame[]): ReadonlyMap<number, string> => {
  const running = new Map<number, string>();
  for (const { kind, number, actor, detail } of frames) {
    if (actor === null || (kind !== 'actor' && kind !== 'transition')) continue;
    const { run = number } = Object(detail) as Partial<ActorDetail & (EndDetail | TransitionDetail)>;
    if (kind === 'actor' && run !== number) running.delete(run);
    else running.set(run, actor);
  }
  return running;
};

const isStream = ({ detail }: Frame): boolean => {
  const { headers, outside } = detail as RequestDetail;
  return headers.Accept === 'text/event-stream' && !outside;
};

const openCallsIn = (frames: readonly Frame[]): readonly OpenCall[] => {
  const open = new Map<number, OpenCall>();
  for (const frame of frames) {
    const { kind, number, cause, detail } = frame;
    if (kind === 'request') open.set(number, { request: frame, response: null });
    const call = kind === 'response' && cause !== null ? open.get(cause) : undefined;
    if (call && isStream(call.request) && (detail as ResponseDetail).problem === null) call.response = frame;
    else if (call) open.delete(call.request.number);
    if (kind === 'stream' && (detail as StreamDetail).ending !== null)
      open.delete((detail as StreamDetail).request);
  }
  return [...open.values()];
};

/** The closing frames of a page; empty without frames, or if the page came back. */
export const framesOfLeaving = (
  frames: readonly Frame[],
  { clock, ids }: Pick<World, 'clock' | 'ids'>,
): readonly Frame[] => {
  const last = frames.at(-1);
  if (last === undefined) return [];
  const time = { at: clock.now(), realTime: last.realTime + Math.max(0, clock.now() - last.at) };
  const left: Frame = {
    number: last.number + 1,
    kind: 'note',
    name: 'The page was left',
    ...time,
    cause: null,
    correlation: ids.correlation(),
    actor: null,
    detail: leaving,
  };
  const runs = [...runningIn(frames)].map(([run, name]) => endOfRun(name, run, left));
  const ends = [...runs, ...openCallsIn(frames).map(endOfCall)];
  return [left, ...ends.map((end, index) => ({ ...end, ...time, number: left.number + 1 + index }))];
};
