/** Defines a stored event: the fact, its place, its cause, and its link in the hash chain. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type DomainEvent<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Readonly<Data>;
};

/** Keep the order: a stored timeline refers to a kind by its index. */
export const actorKinds = ['account', 'visitor', 'seed', 'system', 'import'] as const;

export type Actor = {
  readonly kind: (typeof actorKinds)[number];
  /** The account's id; for other kinds a word such as `demo`. */
  readonly id: string;
  readonly role?: 'admin' | 'manager' | 'user';
};

export type StoredEvent<Event extends DomainEvent = DomainEvent> = {
  /** The partition of the log: one per branch. */
  readonly tenant: string;
  /** 1, 2, 3, ... without a gap in its tenant; the only order. */
  readonly position: number;
  /** UUID, unique in its tenant. */
  readonly id: string;
  /** `<subject>-<id>`, the id being 1 to 40 of [a-z0-9]. */
  readonly stream: string;
  /** 0, 1, 2, ... without a gap in its stream. */
  readonly revision: number;
  readonly type: Event['type'];
  /** Version of the shape of `data`, from 1. */
  readonly schemaVersion: number;
  /** By the world's clock, ISO 8601 UTC; earlier than `recordedAt` in seeds, imports and due work, and never used for order. */
  readonly occurredAt: string;
  /** Time of the append; never before the previous event's. */
  readonly recordedAt: string;
  readonly commandId: string;
  /** Trace id of the request: 32 hex digits. */
  readonly correlationId: string;
  /** Id of the event that this one undoes, or follows from without a person's request. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** `workspace:<id>` and the like: further subjects of the event. */
  readonly tags: readonly string[];
  readonly data: Event['data'];
  /** Encrypted personal data by person, opened with the person's key; `data` has a placeholder instead. Default: nothing. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** Hash of the previous event; 64 zeros for the first one. */
  readonly previousHash: string;
  /** 64 hex digits of SHA-256, see `hashChain.ts`. */
  readonly hash: string;
};
