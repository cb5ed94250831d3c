/** Describes a step of a machine: its event, source and target. */
import { stateText } from '#machines/inspectToTrace.ts';
import type { Step } from './actorRuns.ts';

const named = (type: string): string => {
  const [, kind, what] = /^xstate\.(done|error)\.(?:actor|state)\.(.*)$/.exec(type) ?? [];
  if (kind !== undefined && what !== undefined) return `${kind} ${what.slice(what.lastIndexOf('.') + 1)}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? type : `after ${delay}`;
};

export const eventText = (event: unknown): string =>
  named(typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '');

export type StepText = { readonly event: string; readonly way: string; readonly isRefused: boolean };

export const stepText = ({ transition, value }: Step, before: Step | undefined): StepText => {
  const to = stateText(value);
  if (transition === null) return { event: 'started', way: `in ${to}`, isRefused: false };
  const { taken, event } = transition;
  const isRefused = taken.length === 0;
  const by = taken.some(({ on }) => on === '') ? `always, after ${eventText(event)}` : eventText(event);
  const from = before === undefined ? null : stateText(before.value);
  if (isRefused) return { event: by, way: `refused in ${to}`, isRefused };
  return { event: by, way: from === null || from === to ? `in ${to}` : `${from} → ${to}`, isRefused };
};
