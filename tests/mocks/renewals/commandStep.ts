/** Types of a step in the sequence of all commands: its sender and its body. */
import type { EndpointName, paths } from '#domain/contract/paths.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';

export type WritingName = {
  [Name in EndpointName]: (typeof paths)[Name][0] extends 'GET' ? never : Name;
}[EndpointName];

export type Person = 'admin' | 'manager' | 'client' | 'owner' | 'visitor';

// biome-ignore lint/suspicious/noExplicitAny: replies of all endpoints are read, each where its shape is known
export type Told = any;

export type CommandSequence = {
  /** Returns the latest reply of a command. Throws if the command was not sent. */
  readonly told: (name: WritingName) => Told;
  readonly read: (name: EndpointName, options?: CallOptions) => Promise<Told>;
  readonly head: () => Promise<number>;
};

export type Step = {
  readonly name?: WritingName;
  readonly by?: Person;
  /** Milliseconds to wait before the step. */
  readonly wait?: number;
  readonly send: (sequence: CommandSequence) => CallOptions | Promise<CallOptions>;
};

/** In order of the sequence. A string is the reason that the endpoint has no step. */
export type Steps = Readonly<Partial<Record<WritingName, readonly Step[] | string>>>;

/** The client of the demo agency that most commands target. The demo's client person belongs to it. */
export const fjord = 'fjordandfoam';

export const at = (id: string): CallOptions => ({ params: { id } });
export const bare: Step = { send: () => ({}) };
export const sending = (body: object): Step => ({ send: () => ({ body }) });

export const undoLast: Step = {
  name: 'undoChange',
  send: async ({ head }) => ({ body: { position: await head() } }),
};

export const versioned = (record: { readonly id: string; readonly etag: string }, body?: object) => ({
  ...at(record.id),
  headers: { 'If-Match': record.etag },
  ...(body === undefined ? {} : { body }),
});
