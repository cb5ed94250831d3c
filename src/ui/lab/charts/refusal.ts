/** Why a machine refused an event, read from its chart. */
import type { ChartTransition } from '#machines/chart.ts';
import { activeStates, type ChartIndex } from './activeStates.ts';
import type { Step } from './actorRuns.ts';

export type Refusal = {
  readonly event: string;
  /** The transitions whose guards said no; none when no active state knows the event. */
  readonly transitions: readonly ChartTransition[];
};

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';

/** Null for a step that was taken. */
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
