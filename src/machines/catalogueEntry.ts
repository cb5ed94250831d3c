/** How a machine is entered in the catalogue, with examples whose types fit. */
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';

export type CatalogueEntry = {
  /** The machine's own id. */
  readonly id: string;
  readonly title: string;
  /** The subject word that all rooms share. */
  readonly subject: string;
  /** One sentence for people. */
  readonly about: string;
  readonly machine: AnyStateMachine;
  /** To start it with; `undefined` for none. */
  readonly input: unknown;
  /** At least one of each type. */
  readonly events: readonly { readonly type: string }[];
};

type Told<Machine extends AnyStateMachine> = Omit<CatalogueEntry, 'id' | 'machine' | 'input' | 'events'> & {
  readonly input?: InputFrom<Machine>;
  readonly events: readonly EventFrom<Machine>[];
};

/** Types the examples by the machine. */
export const entry = <Machine extends AnyStateMachine>(
  machine: Machine,
  told: Told<Machine>,
): CatalogueEntry => ({
  id: machine.id,
  machine,
  input: undefined,
  ...told,
});
