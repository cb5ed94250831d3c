/** Saves and renames ROI scenarios for their form. */

import { assertEvent, assign, setup } from 'xstate';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type ShownScenario = { readonly id: string; readonly name: string; readonly etag: string };

export type ScenarioNotice = {
  readonly what: 'saved' | 'renamed';
  readonly name: string;
};

export type RoiScenariosContext = {
  readonly problem: Refusal | null;
  readonly notice: ScenarioNotice | null;
};

export type RoiScenariosEvent =
  | { type: 'scenario.save'; name: string; inputs: RoiInputs }
  | { type: 'scenario.rename'; scenario: ShownScenario; name: string }
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
          type: 'keepProblem',
          params: ({ event }: { event: { output: Outcome } }) => event.output,
        },
      },
      { target: 'idle', actions: { type: 'tellDone', params: { what: notice } } },
    ],
    onError: {
      target: 'idle',
      actions: {
        type: 'keepProblem',
        params: ({ event }: { event: { error: unknown } }) => ({ error: refusalOf(event.error) }),
      },
    },
  }) as const;

export const roiScenariosMachine = setup({
  types: {
    context: {} as RoiScenariosContext & { readonly about: string },
    events: {} as RoiScenariosEvent,
    tags: {} as 'busy',
  },
  actors: {
    saveScenario: missingPromise<Outcome, Wanted<'scenario.save'>>('saveScenario'),
    renameScenario: missingPromise<Outcome, Wanted<'scenario.rename'>>('renameScenario'),
  },
  actions: {
    clear: assign({ problem: null, notice: null }),
    remember: assign((_, { name }: { name: string }) => ({ about: name })),
    keepProblem: assign((_, { error }: { error: Refusal | null }) => ({ problem: error })),
    tellDone: assign(({ context: { about } }, { what }: { what: ScenarioNotice['what'] }) => ({
      notice: { what, name: tidyText(about) },
    })),
  },
  guards: { wasRefused: (_, { error }: Outcome) => error !== null },
}).createMachine({
  id: 'roiScenarios',
  description: 'What is saved of the ROI calculator, and under which name, one thing at a time.',
  context: { problem: null, notice: null, about: '' },
  initial: 'idle',
  states: {
    idle: {
      description:
        'Nothing is under way. What was done last, or why it was not, is told until the next step.',
      on: {
        'scenario.save': {
          target: 'saving',
          actions: { type: 'remember', params: ({ event }) => event },
        },
        'scenario.rename': {
          target: 'renaming',
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
  },
});
