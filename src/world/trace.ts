/** What the trace is: a bounded ring of frames, each one thing that happened, with the frame that caused it. */

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

/** One thing that happened. `detail` is kept by reference and serialised only by whoever shows it. */
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
  /** The number of the frame that caused this one. */
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
  /** Left out: the frame of the work that is running now (`within`), if any. Null: nothing caused it. */
  cause?: number | null;
  /** Left out: the correlation of the cause, or a new one when there is none or the ring forgot it. */
  correlation?: string;
  actor?: string;
  detail?: unknown;
};

export type Trace = {
  /** Adds a frame; once the ring is full the oldest one is forgotten. A cause that is not earlier: RangeError. */
  record(input: FrameInput): Frame;
  /** The frames that are still in the ring, oldest first. */
  frames(): readonly Frame[];
  /** The frame of that number, unless it was forgotten. */
  frame(number: number): Frame | undefined;
  /** Runs synchronous work whose frames are caused by `frame` unless they say otherwise. What is awaited is outside. */
  within<Result>(frame: Frame, work: () => Result): Result;
  /** As `within`, for work that is not one function, such as all listeners of an event: until the returned function is called. */
  enter(frame: Frame): () => void;
  /** The frame of the work that is running now. */
  current(): Frame | null;
  /**
   * Calls `listener` for each frame from now on, in the order of numbers, even when listeners record frames themselves. Returns the
   * function that stops it. What a listener throws is reported as uncaught.
   */
  subscribe(listener: (frame: Frame) => void): () => void;
  /** Forgets all frames so far; numbers go on. */
  forget(): void;
  /** The number of the last frame that `forget` took; 0 where it took none. */
  forgotten(): number;
};
