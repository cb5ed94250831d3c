/** Defines a state chart as plain data: the machine's definition without anything that runs. */

export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deepHistory';

export type ChartInvoke = { readonly id: string; readonly src: string };

export type ChartState = {
  /** The path with the machine's own id first: `checkout.order.editing`. */
  readonly id: string;
  readonly key: string;
  readonly kind: ChartStateKind;
  readonly parent: string | null;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly initial: string | null;
};

/** The trigger of a transition. `done` and `error`: the end of a child or of the state itself. */
export type ChartTrigger =
  | { readonly kind: 'event'; readonly event: string }
  | {
      readonly kind: 'delay';
      readonly name: string;
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
  readonly targets: readonly string[];
  readonly reenter: boolean;
};

export type Chart = {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
};

export const transitionId = (source: string, eventType: string, index: number): string =>
  `${source}|${eventType}|${index}`;
