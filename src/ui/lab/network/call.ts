/** Groups the frames of one request. */
import type { RequestDetail, ResponseDetail, StreamDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';

export type Call = {
  readonly number: number;
  readonly request: Frame;
  readonly asked: RequestDetail;
  readonly response: Frame | null;
  readonly result: ResponseDetail | null;
  readonly isStream: boolean;
  readonly faults: readonly Frame[];
  readonly messages: readonly Frame[];
  readonly closed: Frame | null;
  readonly events: number;
  readonly fromLab: boolean;
};

export const labOrigin = { origin: 'lab' } as const;

/** In milliseconds of monotonic time; null while pending. */
export const endOf = ({ isStream, response, closed }: Call): number | null => {
  const isOpen = isStream && response !== null && closed === null;
  return isOpen ? null : ((closed ?? response)?.realTime ?? null);
};

/** In milliseconds; null while pending. */
export const durationOf = (call: Call): number | null => {
  const end = endOf(call);
  return end === null ? null : Math.max(0, end - call.request.realTime);
};

/** True if the page aborted the call, or was left, before the reply was complete or the stream sent anything. */
export const isCancelled = ({ result, closed, messages }: Call): boolean =>
  result?.problem === 'abandoned' ||
  (closed !== null && streamDetailOf(closed).ending === 'left' && messages.length === 0);

export type StatusClass = 'pending' | 'success' | 'refused' | 'failed' | 'lost' | 'cancelled';

/** `refused` for 4xx, `failed` for 5xx, `lost` without a usable reply. */
export const statusClassOf = (call: Call): StatusClass => {
  const { result } = call;
  if (result === null) return 'pending';
  if (isCancelled(call)) return 'cancelled';
  const { status } = result;
  if (status === null || (result.problem !== null && status < 400)) return 'lost';
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'success';
};

export const statusText = (call: Call): string => {
  const { result } = call;
  if (result === null) return 'pending';
  if (isCancelled(call)) return 'Cancelled';
  if (statusClassOf(call) === 'lost') return result.problem ?? 'lost';
  return String(result.status);
};

export const streamDetailOf = (frame: Frame): StreamDetail => frame.detail as StreamDetail;
