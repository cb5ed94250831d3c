/** Declares the sources of identity: ids of events and entities, secrets, and counters that name frames. */

export type Ids = {
  /** A UUID of version 7 (RFC 9562): the clock's milliseconds, a counter, entropy; grows within one world. */
  uuid(): string;
  /** An entity id: 16 characters of [a-z0-9] without i, l, o and u, 80 bits of entropy. */
  entity(): string;
  secret(bytes: number): string;
  bytes(bytes: number): Uint8Array<ArrayBuffer>;
  /** 32 lower-case hex digits, never all zero: the id of one gesture and all its effects. */
  correlation(): string;
  /** The next name of a counter: `req-1`, `req-2`, ... */
  next(counter: string): string;
};
