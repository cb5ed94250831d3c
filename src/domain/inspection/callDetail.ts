/** Defines details of request, reply and stream frames; never includes session tokens or passwords. */
import type { EventItem } from '../contract/eventSchemas.ts';
import type { VisitMessage } from '../contract/realtimeSchemas.ts';

export type RequestDetail = {
  readonly method: string;
  readonly path: string;
  /** Includes the question mark; may be empty. */
  readonly query: string;
  /** 1, or 2 for a retry after a lost reply. */
  readonly attempt: number;
  /** Call-specific headers only; content type, session and traceparent are omitted as every request has them. */
  readonly headers: Readonly<Record<string, string>>;
  /** True if a session token was sent; the token itself is never recorded. */
  readonly authorized: boolean;
  readonly hasBody: boolean;
  /** By reference; `undefined` if absent, for every auth call, and for requests of others. */
  readonly body: unknown;
  /** True if not sent by the app's client, but by a page element or the console. */
  readonly outside?: true;
};

export type ResponseDetail = {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  /** The reason for an unusable reply, or the backend's problem code; null for success. */
  readonly problem: string | null;
  readonly position: number | null;
  /** True if the backend replayed a stored reply. */
  readonly replayed: boolean;
  /** By reference; null without a reply. */
  readonly headers: Headers | null;
  /** Milliseconds until the response headers arrived; null if they never did. */
  readonly headAfter: number | null;
  /** The reply or problem, by reference; `undefined` if absent, for a stream and for every auth call. */
  readonly reply: unknown;
  /** Replaces a reply too long to persist across a reload: its beginning and its length. */
  readonly cut?: { readonly beginning: string; readonly letters: number };
};

export type StreamItem = EventItem | VisitMessage;

export type StreamDetail = {
  readonly request: number;
  readonly items: readonly StreamItem[];
  readonly size: number;
  /** Null while open. `left`: the page closed it. */
  readonly ending: 'ended' | 'broken' | 'left' | null;
};
