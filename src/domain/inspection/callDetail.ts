/** What the frames of a request, of its answer and of a stream tell: never a session's token, never a password. */
import type { EventItem } from '../contract/eventSchemas.ts';
import type { VisitMessage } from '../contract/realtimeSchemas.ts';

export type RequestDetail = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** 1, or 2 for the repetition after a lost answer. */
  readonly attempt: number;
  /** What the call sets itself. A body's type, the session and the traceparent come with every request and are not repeated. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the session's token went along; the token itself is never kept. */
  readonly authorized: boolean;
  readonly hasBody: boolean;
  /** By reference; `undefined` for none, for every auth call, and for what others sent. */
  readonly body: unknown;
  /** Whether it was sent by something else than the app's own client: a tag in the page, a console. */
  readonly outside?: true;
};

export type ResponseDetail = {
  readonly method: string;
  readonly path: string;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  /** Why there is no usable reply, or the code of the problem that the backend answered with; null for success. */
  readonly problem: string | null;
  /** The log's head that the answer reflects, if it says so. */
  readonly position: number | null;
  /** Whether a stored reply was given again. */
  readonly replayed: boolean;
  /** By reference; null when no answer came. */
  readonly headers: Headers | null;
  /** Milliseconds from the request until the answer's head was there; null when it never was. */
  readonly headAfter: number | null;
  /** The reply, or the problem that was answered instead, by reference; `undefined` for none, for a stream and for every auth call. */
  readonly reply: unknown;
  /** In place of a reply that was too long to be kept over a reload: the letters that it begins with, and how many there were. */
  readonly cut?: { readonly beginning: string; readonly letters: number };
};

/** An event of the log, or live visits. */
export type StreamItem = EventItem | VisitMessage;

/** What a stream brought, or how it was over. */
export type StreamDetail = {
  /** Number of the frame of the request that opened it. */
  readonly request: number;
  readonly items: readonly StreamItem[];
  /** Bytes of the piece that they came in. */
  readonly size: number;
  /** Null while it goes on. `left`: the page wanted no more. */
  readonly ending: 'ended' | 'broken' | 'left' | null;
};
