/** What is done with saved ROI scenarios: saved, renamed, removed, and restored again. */
import { assertEvent, assign, setup } from 'xstate';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

/** A saved scenario as it is on screen; `etag` tells a change that came in between. */
export type ShownScenario = { readonly id: string; readonly name: string; readonly etag: string };

export type ScenarioNotice = {
  readonly what: 'saved' | 'renamed' | 'removed' | 'restored';
  readonly name: string;
  /** The removed one, which can be restored; null otherwise. */
  readonly restorable: string | null;
};

export type RoiScenariosContext = {
  readonly problem: Refusal | null;
  readonly notice: ScenarioNotice | null;
};

export type RoiScenariosEvent =
  | { type: 'scenario.save'; name: string; inputs: RoiInputs }
  | { type: 'scenario.rename'; scenario: ShownScenario; name: string }
  | { type: 'scenario.remove'; scenario: ShownScenario }
  | { type: 'scenario.restore'; id: string; name: string }
  | { type: 'form.edit' };

type Wanted<Type extends RoiScenariosEvent['type']> = Omit<
  Extract<RoiScenariosEvent, { type: Type }>,
  'type'
>;

const settles = (notice: ScenarioNotice['what']) =>
  ({
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }: { event: { output: Outcome } }) => event.output },
        target: 'idle',
        actions: {
          type: 'recordProblem',
          params: ({ event }: { event: { output: Outcome } }) => event.output,
        },
      },
      { target: 'idle', actions: { type: 'tellDone', params: { what: notice } } },
    ],
    onError: {
      target: 'idle',
      actions: {
        type: 'recordProblem',
        params: ({ event }: { event: { error: unknown } }) => ({ error: refusalOf(event.error) }),
      },
    },
  }) as const;

export const roiScenariosMachine = setup({
  types: {
    context: {} as RoiScenariosContext & { readonly about: { name: string; id: string | null } },
    events: {} as RoiScenariosEvent,
    tags: {} as 'busy',
  },
  actors: {
    saveScenario: missingPromise<Outcome, Wanted<'scenario.save'>>('saveScenario'),
    renameScenario: missingPromise<Outcome, Wanted<'scenario.rename'>>('renameScenario'),
    removeScenario: missingPromise<Outcome, Wanted<'scenario.remove'>>('removeScenario'),
    restoreScenario: missingPromise<Outcome, Wanted<'scenario.restore'>>('restoreScenario'),
  },
  actions: {
    clear: assign({ problem: null, notice: null }),
    remember: assign((_, about: { name: string; id: string | null }) => ({ about })),
    recordProblem: assign((_, { error }: { error: Refusal | null }) => ({ problem: error })),
    tellDone: assign(({ context: { about } }, { what }: { what: ScenarioNotice['what'] }) => ({
      notice: { what, name: about.name.trim(), restorable: what === 'removed' ? about.id : null },
    })),
  },
  guards: { wasRefused: (_, { error }: Outcome) => error !== null },
}).createMachine({
  id: 'roiScenarios',
  description: 'What is done with the saved scenarios of the ROI calculator, one thing at a time.',
  context: { problem: null, notice: null, about: { name: '', id: null } },
  initial: 'idle',
  states: {
    idle: {
      description:
        'Nothing is under way. What was done last, or why it was not, is told until the next step.',
      on: {
        'scenario.save': {
          target: 'saving',
          actions: { type: 'remember', params: ({ event }) => ({ name: event.name, id: null }) },
        },
        'scenario.rename': {
          target: 'renaming',
          actions: { type: 'remember', params: ({ event }) => ({ name: event.name, id: event.scenario.id }) },
        },
        'scenario.remove': {
          target: 'removing',
          actions: { type: 'remember', params: ({ event }) => event.scenario },
        },
        'scenario.restore': {
          target: 'restoring',
          actions: { type: 'remember', params: ({ event }) => event },
        },
        'form.edit': { actions: 'clear' },
      },
    },
    saving: {
      description: 'The inputs are being saved under a name.',
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'saveScenario',
        src: 'saveScenario',
        input: ({ event }) => {
          assertEvent(event, 'scenario.save');
          return { name: event.name, inputs: event.inputs };
        },
        ...settles('saved'),
      },
    },
    renaming: {
      description: 'A scenario is getting another name.',
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'renameScenario',
        src: 'renameScenario',
        input: ({ event }) => {
          assertEvent(event, 'scenario.rename');
          return { scenario: event.scenario, name: event.name };
        },
        ...settles('renamed'),
      },
    },
    removing: {
      description: 'A scenario is being removed; the notice afterwards offers to restore it.',
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'removeScenario',
        src: 'removeScenario',
        input: ({ event }) => {
          assertEvent(event, 'scenario.remove');
          return { scenario: event.scenario };
        },
        ...settles('removed'),
      },
    },
    restoring: {
      description: 'A removed scenario is coming back.',
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'restoreScenario',
        src: 'restoreScenario',
        input: ({ event }) => {
          assertEvent(event, 'scenario.restore');
          return { id: event.id, name: event.name };
        },
        ...settles('restored'),
      },
    },
  },
});
