/** Tests the actions on saved ROI scenarios. */
import { describe, expect, test } from 'vitest';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { type RoiScenariosEvent, roiScenariosMachine } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { held, startMachine } from '../machineHarness.ts';

const scenario = { id: 'one', name: 'Today', etag: '"r0"' };

const begin = () => {
  const asked = {
    saveScenario: held<Outcome>(),
    renameScenario: held<Outcome>(),
  };
  const actors = Object.fromEntries(Object.entries(asked).map(([name, { logic }]) => [name, logic]));
  const { actor } = startMachine(roiScenariosMachine.provide({ actors }));
  return { actor, asked };
};

const steps: readonly [string, RoiScenariosEvent, keyof ReturnType<typeof begin>['asked'], object, object][] =
  [
    [
      'saves',
      { type: 'scenario.save', name: ' Today ', inputs: roiDefaults },
      'saveScenario',
      { name: ' Today ', inputs: roiDefaults },
      { what: 'saved', name: 'Today' },
    ],
    [
      'renames',
      { type: 'scenario.rename', scenario, name: 'Weekly' },
      'renameScenario',
      { scenario, name: 'Weekly' },
      { what: 'renamed', name: 'Weekly' },
    ],
  ];

describe('roiScenarios', () => {
  test.each(steps)('%s, one thing at a time', async (_, event, child, input, notice) => {
    const { actor, asked } = begin();
    actor.send(event);
    actor.send(event);
    const busy = actor.getSnapshot().hasTag('busy');
    await asked[child].last().resolve({ error: null });
    const { value, context } = actor.getSnapshot();

    expect([busy, asked[child].asked.map((one) => one.input)]).toEqual([true, [input]]);
    expect([value, context.problem, context.notice]).toEqual(['idle', null, notice]);
  });

  test.each(steps)('%s not when it is refused, and says why until the next step', async (_, event, child) => {
    const { actor, asked } = begin();
    const error = { message: 'Check the marked fields.', errors: { name: 'No' } };
    actor.send(event);
    await asked[child].last().resolve({ error });
    const refused = actor.getSnapshot();
    actor.send({ type: 'form.edit' });

    expect([refused.value, refused.context.problem, refused.context.notice]).toEqual(['idle', error, null]);
    expect(actor.getSnapshot().context.problem).toBe(null);
  });

  test.each(steps)('%s not when its call broke', async (_, event, child) => {
    const { actor, asked } = begin();
    actor.send(event);
    await asked[child].last().reject(new Error('a bug'));

    expect(actor.getSnapshot().context.problem).toEqual({
      message: 'Something went wrong. Please try again.',
    });
  });
});
