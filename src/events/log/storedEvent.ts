/** What the log keeps of one fact: the fact itself, where it stands, who caused it, and the link of the hash chain. */

/** JSON, and nothing else, goes into the log. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A fact as its subject declares it: a name in the past tense, and what was decided. */
export type DomainEvent<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Readonly<Data>;
};

/** The order stays: a kept timeline names a kind by its place in it. */
export const actorKinds = ['account', 'visitor', 'seed', 'system', 'import'] as const;

/** On whose behalf an event was appended. */
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
  /** When it happened by the world's clock, ISO 8601 UTC; earlier than `recordedAt` in seeds, imports and due work, and never used for order. */
  readonly occurredAt: string;
  /** When it was appended; never before the event in front of it. */
  readonly recordedAt: string;
  /** The command that asked for it. */
  readonly commandId: string;
  /** Trace id of the request: 32 hex digits. */
  readonly correlationId: string;
  /** Id of the event that this one takes back, or follows from when no person asked for it. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** `workspace:<id>` and the like: what the event is about beside its stream. */
  readonly tags: readonly string[];
  readonly data: Event['data'];
  /** What is personal in it, by person: boxes that open with the person's key. `data` has a word for it in its place. Left out: nothing. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** Hash of the event before it; of the first one 64 zeros. */
  readonly previousHash: string;
  /** 64 hex digits of SHA-256, see `hashChain.ts`. */
  readonly hash: string;
};
