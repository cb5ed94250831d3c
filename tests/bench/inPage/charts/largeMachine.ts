/** Defines a state chart of 61 states and 81 transitions, larger than any of the product. */
import { type AnyStateMachine, setup } from 'xstate';

const groups = ['north', 'east', 'south', 'west', 'above', 'below'] as const;
const steps = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;

const after = <Name>(names: readonly Name[], index: number): Name | undefined =>
  names[(index + 1) % names.length];

const stepOf = (group: number, step: number) => {
  const isLast = step === steps.length - 1;
  const next = isLast ? `#large.${after(groups, group)}.${steps[0]}` : after(steps, step);
  return {
    description: 'One of many steps.',
    on: {
      'step.on': { target: next, actions: 'note' },
      ...(step % 2 === 1 && step < 7 ? { 'step.back': { guard: 'mayReturn', target: steps[step - 1] } } : {}),
    },
  };
};

const groupOf = (group: number) => ({
  description: 'One of six groups.',
  initial: steps[0],
  states: Object.fromEntries(steps.map((name, step) => [name, stepOf(group, step)])),
  on: {
    'group.leave': `#large.${after(groups, group)}`,
    ...(group % 2 === 0 ? { 'group.again': { target: `#large.${groups[group]}`, reenter: true } } : {}),
  },
});

const machine = setup({
  types: { events: {} as { type: 'step.on' | 'step.back' | 'group.leave' | 'group.again' } },
  actions: { note: () => undefined },
  guards: { mayReturn: () => true },
}).createMachine({
  id: 'large',
  description: 'Many states, for measuring.',
  initial: groups[0],
  states: Object.fromEntries(groups.map((name, group) => [name, groupOf(group)])),
} as never);

/** Exact types of 61 states are not worth their cost. */
export const largeMachine = machine as unknown as AnyStateMachine;
