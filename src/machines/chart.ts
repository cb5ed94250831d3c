/** A state chart as plain data: what its definition says, without anything that runs. */

export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deepHistory';

export type ChartInvoke = { readonly id: string; readonly src: string };

export type ChartState = {
  /** The path with the machine's own id first: `checkout.order.editing`. */
  readonly id: string;
  readonly key: string;
  readonly kind: ChartStateKind;
  /** Null for the machine itself. */
  readonly parent: string | null;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** Where a compound state begins; null for all others. */
  readonly initial: string | null;
};

/** What a transition waits for. `done` and `error`: the end of a child, or of the state itself. */
export type ChartTrigger =
  | { readonly kind: 'event'; readonly event: string }
  | {
      readonly kind: 'delay';
      readonly name: string /** Null when it depends on the context. */;
      readonly milliseconds: number | null;
    }
  | { readonly kind: 'always' }
  | { readonly kind: 'done' | 'error'; readonly of: string };

export type ChartTransition = {
  /** Source, event type and position among the source's transitions for that event: `auth.signedOut|account.signIn|0`. */
  readonly id: string;
  readonly source: string;
  readonly trigger: ChartTrigger;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** None: the state stays as it is. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
};

export type Chart = {
  readonly id: string;
  /** The machine itself first, each state before its children, in the order of the definition. */
  readonly states: readonly ChartState[];
  /** By source in the order of `states`; within one event in the order in which guards are asked. */
  readonly transitions: readonly ChartTransition[];
};

/** The name of a transition by what XState tells of it. */
export const transitionId = (source: string, eventType: string, index: number): string =>
  `${source}|${eventType}|${index}`;
