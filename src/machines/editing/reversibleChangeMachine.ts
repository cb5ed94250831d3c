/** Makes a change at once, announces it and offers undo: "Archived Acme. Undo". */
import { assign, setup } from 'xstate';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type ReversibleChange = {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly etag: string;
  readonly details?: Readonly<Record<string, string | number>>;
};

export type Made = { readonly position: number | null };

export type ReversibleChangeContext = {
  readonly change: ReversibleChange | null;
  readonly waiting: readonly ReversibleChange[];
  readonly position: number | null;
  readonly problem: Refusal | null;
  readonly held: boolean;
};

export type ReversibleChangeEvent =
  | ({ type: 'change.ask' } & ReversibleChange)
  | { type: 'change.undo' }
  | { type: 'notice.hold' }
  | { type: 'notice.release' }
  | { type: 'notice.dismiss' };

const nothing: ReversibleChange = { kind: '', id: '', name: '', etag: '' };

const none = { change: null, waiting: [], position: null, problem: null, held: false } as const;

const plain = ({ kind, id, name, etag, details }: ReversibleChange): ReversibleChange => ({
  kind,
  id,
  name,
  etag,
  ...(details ? { details } : {}),
});

const isAmong = (asked: ReversibleChange, changes: readonly ReversibleChange[]): boolean =>
  changes.some(({ kind, id, name }) => kind === asked.kind && id === asked.id && name === asked.name);

export const reversibleChangeMachine = setup({
  types: {
    context: {} as ReversibleChangeContext,
    events: {} as ReversibleChangeEvent,
    tags: {} as 'busy',
  },
  actors: {
    make: missingPromise<Made, ReversibleChange>('make'),
    takeBack: missingPromise<unknown, number>('takeBack'),
  },
  delays: { changeNotice: timings.changeNotice },
  actions: {
    keepChange: assign((_, asked: ReversibleChange) => ({ ...none, change: plain(asked) })),
    keepWaiting: assign(({ context }, asked: ReversibleChange) => ({
      waiting: [...context.waiting, plain(asked)],
    })),
    // A problem is kept, so that the reason for an earlier failure is shown at the end.
    takeNext: assign(({ context: { waiting } }) => ({
      change: waiting[0] ?? null,
      waiting: waiting.slice(1),
      position: null,
      held: false,
    })),
    keepPosition: assign((_, { position }: Made) => ({ position })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    hold: assign({ held: true }),
    release: assign({ held: false }),
    forget: assign(none),
  },
  guards: {
    canBeUndone: ({ context }) => context.position !== null,
    isHeld: ({ context }) => context.held,
    isAnother: ({ context: { change, waiting } }, asked: ReversibleChange) =>
      !isAmong(asked, [change ?? nothing, ...waiting]),
    isNotWaiting: ({ context }, asked: ReversibleChange) => !isAmong(asked, context.waiting),
    hasNext: ({ context }) => context.waiting.length > 0,
    wasRefused: ({ context }) => context.problem !== null,
  },
}).createMachine({
  id: 'reversibleChange',
  description: 'One change of a list, with its notice and its way back.',
  context: none,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing was changed lately.',
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
      },
    },
    making: {
      description: 'The change is being made; what is asked for meanwhile waits.',
      tags: 'busy',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => context.change ?? nothing,
        onDone: [
          { guard: 'wasRefused', target: 'refused' },
          { target: 'made', actions: { type: 'keepPosition', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'change.ask': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'keepWaiting', params: ({ event }) => event },
        },
      },
    },
    made: {
      description: 'Done and told; it can be taken back from here, and from the history for ever.',
      always: { guard: 'hasNext', target: 'making', actions: 'takeNext' },
      after: {
        changeNotice: [
          { guard: 'isHeld', target: 'made', reenter: true },
          { target: 'resting', actions: 'forget' },
        ],
      },
      on: {
        'notice.hold': { actions: 'hold' },
        'notice.release': { target: 'made', reenter: true, actions: 'release' },
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'change.undo': { guard: 'canBeUndone', target: 'takingBack' },
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
    takingBack: {
      description: 'The change is being taken back, by another change; what is asked for meanwhile waits.',
      tags: 'busy',
      // The pressed button is removed with the notice and cannot fire its leave event.
      entry: 'release',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => context.position ?? 0,
        onDone: 'takenBack',
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'change.ask': {
          guard: { type: 'isNotWaiting', params: ({ event }) => event },
          actions: { type: 'keepWaiting', params: ({ event }) => event },
        },
      },
    },
    takenBack: {
      description: 'Told that all is as it was before.',
      always: { guard: 'hasNext', target: 'making', actions: 'takeNext' },
      after: {
        changeNotice: [
          { guard: 'isHeld', target: 'takenBack', reenter: true },
          { target: 'resting', actions: 'forget' },
        ],
      },
      on: {
        'notice.hold': { actions: 'hold' },
        'notice.release': { target: 'takenBack', reenter: true, actions: 'release' },
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
    refused: {
      description: 'It was not done; the reason is shown.',
      always: { guard: 'hasNext', target: 'making', actions: 'takeNext' },
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
  },
});
