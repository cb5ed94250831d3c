/** Computes whether a transition can be taken now, and if not, why. */
import type { Actor, AnyStateMachine } from 'xstate';
import type { ChartTransition } from '#machines/chart.ts';
import { wouldTake } from '#machines/tryEvent.ts';
import type { ExampleEvent } from './chartSubject.ts';
import { triggerText } from './chartText.ts';

export type TransitionStatus =
  | { readonly kind: 'ready'; readonly event: ExampleEvent; readonly needsContent: boolean }
  /** The state is active, and the transition happens by itself. */
  | { readonly kind: 'waiting'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'away'; readonly why: string };

/** `null` if no event can be sent: the actor has not started or has ended, or an earlier moment is shown. */
export type Running = { readonly actor: Actor<AnyStateMachine>; readonly examples: readonly ExampleEvent[] };

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const byItself = ({ trigger, source }: ChartTransition): string => {
  if (trigger.kind === 'delay') return 'Happens when its time has passed on the world’s clock.';
  if (trigger.kind !== 'done' && trigger.kind !== 'error') return 'Happens as soon as its guard allows it.';
  if (trigger.of === source) return 'Happens once everything inside has finished.';
  return `Happens when ${trigger.of} ${trigger.kind === 'done' ? 'has finished' : 'fails'}.`;
};

type Answer = ReturnType<typeof wouldTake>;

const whyRefused = ({ guard }: ChartTransition, answers: readonly Answer[]): string => {
  const problem = answers.find((answer) => 'problem' in answer);
  if (problem && 'problem' in problem) return problem.problem;
  if (answers.some((answer) => 'taken' in answer && answer.taken.length > 0)) {
    return 'Another transition comes first with the content of the example.';
  }
  return guard === null ? 'Another state takes this event now.' : `The guard ${guard} says no.`;
};

const askExamples = (
  transition: ChartTransition,
  { actor, examples }: Running,
  type: string,
): TransitionStatus => {
  const fitting = examples.filter((example) => example.type === type);
  const tried = fitting.length === 0 ? [{ type }] : fitting;
  const answers = tried.map((event) => wouldTake(actor, event));
  const index = answers.findIndex((answer) => 'taken' in answer && answer.taken.includes(transition.id));
  const event = tried[index];
  return event === undefined
    ? { kind: 'refused', why: whyRefused(transition, answers) }
    : { kind: 'ready', event, needsContent: Object.keys(event).length > 1 };
};

export const transitionStatus = (
  transition: ChartTransition,
  active: ReadonlySet<string>,
  running: Running | null,
): TransitionStatus => {
  const { source, trigger } = transition;
  if (!active.has(source)) return { kind: 'away', why: `Only from ${lastName(source)}.` };
  if (trigger.kind !== 'event') return { kind: 'waiting', why: byItself(transition) };
  if (running === null) return { kind: 'away', why: 'It is not running now, or an earlier moment is shown.' };
  return askExamples(transition, running, triggerText(trigger, source));
};
