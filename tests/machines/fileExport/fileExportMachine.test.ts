/** Tests the export of a report file. */
import { describe, expect, test } from 'vitest';
import { type ExportTask, fileExportMachine } from '#machines/fileExport/fileExportMachine.ts';
import { failure } from '../endings.ts';
import { held, startMachine } from '../machineHarness.ts';

const open = () => {
  const make = held<unknown, ExportTask>();
  const { actor } = startMachine(fileExportMachine.provide({ actors: { make: make.logic } }));
  return { actor, make, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
};

describe(fileExportMachine.id, () => {
  test('reports how far it is, and is done once the browser has the file', async () => {
    const { actor, make, state, context } = open();
    actor.send({ type: 'export.ask', kind: 'png', section: 'line' });
    const { kind, section, tell } = make.last().input;
    tell({ done: 2, total: 8 });
    expect([state(), kind, section, context().progress]).toEqual([
      'making',
      'png',
      'line',
      { done: 2, total: 8 },
    ]);
    await make.last().resolve(undefined);
    expect(state()).toBe('made');
  });

  test('is cancelled between two steps, and what comes late changes nothing', () => {
    const { actor, make, state, context } = open();
    actor.send({ type: 'export.ask', kind: 'html', section: null });
    actor.send({ type: 'export.cancel' });
    make.last().input.tell({ done: 4, total: 8 });
    expect([state(), make.last().signal.aborted, context().progress.done]).toEqual(['idle', true, 0]);
  });

  test('says why there is no file, and can be asked again', async () => {
    const { actor, make, state, context } = open();
    actor.send({ type: 'export.ask', kind: 'csv', section: 'table' });
    await make.last().reject(failure);
    expect([state(), context().problem?.message]).toEqual(['failed', failure.message]);
    actor.send({ type: 'export.ask', kind: 'csv', section: 'table' });
    expect([state(), context().problem]).toEqual(['making', null]);
  });
});
