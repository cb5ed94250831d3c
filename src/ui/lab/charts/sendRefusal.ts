/** Explains from its chart why a machine refused an event. */
import type { ChartTransition } from '#machines/chart.ts';
import { activeStates, type ChartIndex } from './activeStates.ts';
import type { Step } from './actorRuns.ts';

export type Refusal = {
  readonly event: string;
  /** Transitions whose guards failed; empty if no active state handles the event. */
  readonly transitions: readonly ChartTransition[];
};

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';

export const refusalOf = (index: ChartIndex, { transition, value }: Step): Refusal | null => {
  if (transition === null || transition.taken.length > 0) return null;
  const event = typeOf(transition.event);
  const active = activeStates(index.chart, value);
  return {
    event,
    transitions: index.chart.transitions.filter(
      ({ source, trigger }) => active.has(source) && trigger.kind === 'event' && trigger.event === event,
    ),
  };
};

/** `form.submit was refused: isProviderReady said no.` */
export const refusalText = ({ event, transitions }: Refusal): string => {
  const guards = [...new Set(transitions.flatMap(({ guard }) => (guard === null ? [] : [guard])))];
  return guards.length === 0
    ? `${event} was refused: no active state takes it.`
    : `${event} was refused: ${guards.join(' and ')} said no.`;
};
