/** One request of the app with all that the trace tells of it. */
import type { RequestDetail, ResponseDetail, StreamDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';

export type Call = {
  /** Number of the request's frame. */
  readonly number: number;
  readonly request: Frame;
  readonly asked: RequestDetail;
  /** Null while it is on its way. */
  readonly response: Frame | null;
  readonly result: ResponseDetail | null;
  readonly isStream: boolean;
  /** Frames of what went wrong on purpose. */
  readonly faults: readonly Frame[];
  /** What a stream brought. */
  readonly messages: readonly Frame[];
  /** The end of a stream. */
  readonly closed: Frame | null;
  /** How many events of the log it appended. */
  readonly events: number;
  /** Whether it was sent from the Lab. */
  readonly fromLab: boolean;
};

/** The detail of the gesture that sends a request from the Lab. */
export const labOrigin = { origin: 'lab' } as const;

/** Milliseconds of the machine's own clock; null while it goes on. */
export const endOf = ({ isStream, response, closed }: Call): number | null => {
  const isOpen = isStream && response !== null && closed === null;
  return isOpen ? null : ((closed ?? response)?.realTime ?? null);
};

/** Milliseconds from beginning to end; null while it goes on. */
export const durationOf = (call: Call): number | null => {
  const end = endOf(call);
  return end === null ? null : Math.max(0, end - call.request.realTime);
};

/** Whether the page wanted no more of it, or was left, before all of a reply or anything of a stream was there. */
export const isCancelled = ({ result, closed, messages }: Call): boolean =>
  result?.problem === 'abandoned' ||
  (closed !== null && streamDetailOf(closed).ending === 'left' && messages.length === 0);

export type StatusClass = 'pending' | 'success' | 'refused' | 'failed' | 'lost' | 'cancelled';

/** `refused` for 4xx, `failed` for 5xx, `lost` when no usable reply came. */
export const statusClassOf = (call: Call): StatusClass => {
  const { result } = call;
  if (result === null) return 'pending';
  if (isCancelled(call)) return 'cancelled';
  const { status } = result;
  if (status === null || (result.problem !== null && status < 400)) return 'lost';
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'success';
};

/** What stands in the column of statuses. */
export const statusText = (call: Call): string => {
  const { result } = call;
  if (result === null) return 'pending';
  if (isCancelled(call)) return 'Cancelled';
  if (statusClassOf(call) === 'lost') return result.problem ?? 'lost';
  return String(result.status);
};

/** The detail of a frame of a stream. */
export const streamDetailOf = (frame: Frame): StreamDetail => frame.detail as StreamDetail;
