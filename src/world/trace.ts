/** Declares the trace: a bounded ring of frames, each an occurrence with a reference to its cause. */

export type FrameKind =
  | 'gesture'
  | 'step'
  | 'request'
  | 'response'
  | 'command'
  | 'event'
  | 'projection'
  | 'stream'
  | 'actor'
  | 'transition'
  | 'fault'
  | 'note';

/** One occurrence. `detail` is stored by reference and serialized only for display. */
export type Frame = {
  /** 1, 2, 3, ... in the order of recording. */
  readonly number: number;
  readonly kind: FrameKind;
  /** A short text for people: `POST /api/auth/sign-in`, `AccountRegistered`, `signedOut -> signingIn`. */
  readonly name: string;
  /** Time on the world's clock, milliseconds since the epoch. */
  readonly at: number;
  /** Time on the machine's own monotonic clock, milliseconds; in a virtual world time since its start. */
  readonly realTime: number;
  readonly cause: number | null;
  /** Shared by all frames that follow from one gesture, step or timer: 32 hex digits. */
  readonly correlation: string;
  /** The system id of the actor that this frame is about. */
  readonly actor: string | null;
  readonly detail: unknown;
};

export type FrameInput = {
  kind: FrameKind;
  name: string;
  /** Default: the frame of the running work (`within`), if any. Null: no cause. */
  cause?: number | null;
  /** Default: the correlation of the cause, or a new one when there is none or the ring has dropped it. */
  correlation?: string;
  actor?: string;
  detail?: unknown;
};

export type Trace = {
  /** Adds a frame and drops the oldest of a full ring. A cause that is not earlier: RangeError. */
  record(input: FrameInput): Frame;
  /** Oldest first. */
  frames(): readonly Frame[];
  /** Undefined once it was dropped. */
  frame(number: number): Frame | undefined;
  /** Runs synchronous work whose frames have `frame` as their default cause. Awaited code is outside. */
  within<Result>(frame: Frame, work: () => Result): Result;
  /** Like `within`, for work that is not one function, such as all listeners of an event: until the returned function is called. */
  enter(frame: Frame): () => void;
  current(): Frame | null;
  /**
   * Calls `listener` for each later frame in number order, even when listeners record frames. Returns the
   * unsubscribe function. A listener's error is reported as uncaught.
   */
  subscribe(listener: (frame: Frame) => void): () => void;
  /** Drops all frames so far; numbers continue. */
  forget(): void;
  /** The number of the last frame that `forget` dropped; 0 for none. */
  forgotten(): number;
};
