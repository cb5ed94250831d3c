/** How a step of the sequence of all commands is told: who gives the command, and what is sent. */
import type { EndpointName, paths } from '#domain/contract/paths.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';

/** The endpoints that are not asked by GET. */
export type WritingName = {
  [Name in EndpointName]: (typeof paths)[Name][0] extends 'GET' ? never : Name;
}[EndpointName];

/** People of the demo agency, an owner of an agency of her own, and somebody without a session. */
export type Person = 'admin' | 'manager' | 'client' | 'owner' | 'visitor';

/** What a test reads of replies, whatever they are. */
// biome-ignore lint/suspicious/noExplicitAny: replies of all endpoints are read, each where its shape is known
export type Told = any;

export type CommandSequence = {
  /** The latest reply of a command; throws when it has not been given. */
  readonly told: (name: WritingName) => Told;
  /** What the admin reads. */
  readonly read: (name: EndpointName, options?: CallOptions) => Promise<Told>;
  /** The position of the latest event. */
  readonly head: () => Promise<number>;
};

export type Step = {
  /** Left out: the endpoint of the entry. Another one brings what this needs. */
  readonly name?: WritingName;
  /** Left out: the admin. */
  readonly by?: Person;
  /** Milliseconds that pass before it. */
  readonly wait?: number;
  readonly send: (sequence: CommandSequence) => CallOptions | Promise<CallOptions>;
};

/** In the order of the sequence; a text is the reason why the endpoint has no place in it. */
export type Steps = Readonly<Partial<Record<WritingName, readonly Step[] | string>>>;

/** The client of the demo agency that most commands are about, which the demo's client person belongs to. */
export const fjord = 'fjordandfoam';

export const at = (id: string): CallOptions => ({ params: { id } });
export const bare: Step = { send: () => ({}) };
export const sending = (body: object): Step => ({ send: () => ({ body }) });

/** Takes the latest change back. */
export const undoLast: Step = {
  name: 'undoChange',
  send: async ({ head }) => ({ body: { position: await head() } }),
};

/** Names a record as it was told, with its version. */
export const versioned = (record: { readonly id: string; readonly etag: string }, body?: object) => ({
  ...at(record.id),
  headers: { 'If-Match': record.etag },
  ...(body === undefined ? {} : { body }),
});
