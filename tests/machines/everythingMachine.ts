/** Defines a machine with every feature of a chart, for tests of charts. */
import { and, fromPromise, setup } from 'xstate';

export const everythingMachine = setup({
  types: {
    context: {} as { wait: number },
    events: {} as { type: 'go' } | { type: 'stay' } | { type: 'back' } | { type: 'all' },
  },
  actors: { work: fromPromise<string>(() => new Promise(() => undefined)) },
  actions: { note: () => undefined, tidy: () => undefined },
  guards: { isReady: () => true, isWilling: () => true },
  delays: { soon: 50, later: ({ context }) => context.wait },
}).createMachine({
  id: 'everything',
  description: 'One of everything.',
  context: { wait: 7 },
  initial: 'idle',
  on: { all: { target: ['.both.left.two', '.both.right.one'] } },
  states: {
    idle: {
      description: 'Waits.',
      entry: 'note',
      exit: ['tidy', () => undefined],
      on: {
        go: [
          { guard: and(['isReady', 'isWilling']), target: 'both', actions: 'note' },
          { target: 'idle', reenter: true },
        ],
        stay: {},
        back: '.',
      },
      after: { soon: 'both', later: { actions: 'note' } },
    },
    both: {
      type: 'parallel',
      tags: ['open', 'busy'],
      states: {
        left: {
          initial: 'one',
          states: { one: { always: { guard: 'isReady', target: 'two' } }, two: { type: 'final' } },
        },
        right: {
          initial: 'one',
          invoke: { id: 'work', src: 'work', onDone: '.two', onError: '#everything.over' },
          states: {
            one: {},
            two: { type: 'final' },
            memory: { type: 'history', history: 'deep', target: 'one' },
          },
        },
      },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
});
