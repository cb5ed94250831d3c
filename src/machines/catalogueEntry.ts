/** Defines an entry of the machine catalogue, with examples that match the machine's types. */
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';

export type CatalogueEntry = {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly about: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events: readonly { readonly type: string }[];
};

type EntryTexts<Machine extends AnyStateMachine> = Omit<
  CatalogueEntry,
  'id' | 'machine' | 'input' | 'events'
> & {
  readonly input?: InputFrom<Machine>;
  readonly events: readonly EventFrom<Machine>[];
};

export const entry = <Machine extends AnyStateMachine>(
  machine: Machine,
  texts: EntryTexts<Machine>,
): CatalogueEntry => ({
  id: machine.id,
  machine,
  input: undefined,
  ...texts,
});
