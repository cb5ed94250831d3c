/** What ends with a page that is left: its lifecycles and its calls, each with a frame as if it had been told. */
import type { ResponseDetail, StreamDetail } from '#domain/inspection/callDetail.ts';
import type { EndDetail } from '#machines/inspectToTrace.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { createRunReader } from './charts/actorRuns.ts';
import { type Call, endOf } from './network/call.ts';
import { createCallFold } from './network/callFold.ts';

/** The detail of the frame that tells of it. */
const leaving = { page: 'left' } as const;

/** Whether all frames up to this one are of pages that were left. */
export const isPageLeft = ({ kind, detail }: Frame): boolean =>
  kind === 'note' &&
  typeof detail === 'object' &&
  detail !== null &&
  'page' in detail &&
  detail.page === 'left';

type Told = Omit<Frame, 'number' | 'at' | 'realTime'>;

const endOfRun = (name: string, run: number, { number: cause, correlation }: Frame): Told => ({
  kind: 'actor',
  name: `${name} stopped`,
  cause,
  correlation,
  actor: name,
  detail: { run } satisfies EndDetail,
});

const endOfCall = ({ asked, request, response }: Call): Told => {
  const { method, path } = asked;
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

/** The frames that follow those of a page when it goes; none where there are none. A page that comes back has none of them. */
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
  const runs = createRunReader()(frames).filter(({ end }) => end === null);
  const calls = createCallFold()
    .take(frames)
    .filter((call) => endOf(call) === null);
  const ends = [...runs.map(({ name, key }) => endOfRun(name, key, left)), ...calls.map(endOfCall)];
  return [left, ...ends.map((told, index) => ({ ...told, ...time, number: left.number + 1 + index }))];
};
