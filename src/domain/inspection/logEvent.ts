/** Defines a log event as the Lab shows it. */
export type LogEvent = {
  readonly tenant: string;
  readonly position: number;
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly occurredAt: string;
  readonly recordedAt: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly actor: { readonly kind: string; readonly id: string; readonly role?: string };
  readonly tags: readonly string[];
  readonly data: object;
  readonly previousHash: string;
  readonly hash: string;
};
