/** Tests the import of a platform export into a client's metrics. */
import { describe, expect, test } from 'vitest';
import { type ImportChoices, noChoices } from '#domain/imports/platform/importReading.ts';
import { dataImportMachine } from '#machines/imports/dataImportMachine.ts';
import type { CommitTask, Committed, ReadFile, ReadTask } from '#machines/imports/importTask.ts';
import { readExport } from '#tests/support/readExport.ts';
import { failure } from '../endings.ts';
import { held, startMachine } from '../machineHarness.ts';

const sound = 'Campaign,Date,Clicks,Cost,Avg. CPC\nSun,2026-01-27,3,1.10,0.37\n';
const doubtful = sound.replace('2026-01-27', '03/04/2026');
const spread =
  'Campaign report\n1 May 2026 - 2 May 2026\nCampaign,Clicks,Cost,Avg. CPC\nSun,3,1.10,0.37\nTotal: Campaigns,3,1.11,0.37\n';

const foundIn = (text: string, choices: ImportChoices = noChoices): ReadFile => ({
  reading: readExport(text, choices).reading,
  choices,
  isRemembered: false,
});

const sent = { id: 'import1', etag: '"1"' };

const fileOf = (name: string) => ({ name, file: new Blob([name]) });

const open = () => {
  const readFile = held<ReadFile, ReadTask>();
  const commit = held<Committed, CommitTask>();
  const withdraw = held<unknown, Committed['sent']>();
  const { actor } = startMachine(
    dataImportMachine.provide({
      actors: { readFile: readFile.logic, commit: commit.logic, withdraw: withdraw.logic },
    }),
  );
  const choose = async (name: string, found: ReadFile) => {
    actor.send({ type: 'file.choose', ...fileOf(name) });
    await readFile.last().resolve(found);
  };
  return {
    actor,
    readFile,
    commit,
    withdraw,
    choose,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe(dataImportMachine.id, () => {
  test('reads a file, reports how far it is, shows it, and brings it in once', async () => {
    const { actor, readFile, commit, state, context } = open();
    actor.send({ type: 'file.choose', ...fileOf('a.csv') });
    readFile.last().input.tell(0.4);
    expect([state(), context().part, readFile.last().input.isNew]).toEqual(['reading', 0.4, true]);
    await readFile.last().resolve(foundIn(sound));
    expect([state(), context().read?.name]).toEqual(['previewing', 'a.csv']);
    actor.send({ type: 'import.commit', overlap: 'keep' });
    expect([state(), commit.last().input.overlap, commit.last().input.name]).toEqual([
      'committing',
      'keep',
      'a.csv',
    ]);
    await commit.last().resolve({ position: 7, sent });
    expect([state(), context().position]).toEqual(['done', 7]);
  });

  test('asks what can be read in two ways, and reads the same file again with the answer', async () => {
    const { actor, readFile, choose, state } = open();
    await choose('a.csv', foundIn(doubtful));
    expect(state()).toBe('asking');
    actor.send({ type: 'import.commit', overlap: 'replace' });
    expect(state()).toBe('asking');
    const choices: ImportChoices = { ...noChoices, dateOrder: 'monthFirst' };
    actor.send({ type: 'choices.give', choices });
    const { name, choices: asked, isNew } = readFile.last().input;
    expect([state(), name, asked, isNew]).toEqual(['reading', 'a.csv', choices, false]);
    await readFile.last().resolve(foundIn(doubtful, choices));
    expect(state()).toBe('previewing');
  });

  test('brings in spread figures and other totals only once a person has agreed to both, of this reading', async () => {
    const { actor, readFile, choose, state } = open();
    const commit = () => actor.send({ type: 'import.commit', overlap: 'replace' });
    await choose('a.csv', foundIn(spread));
    for (const agreement of [
      { differs: false, spread: false },
      { differs: true, spread: false },
      { differs: false, spread: true },
    ]) {
      actor.send({ type: 'agreement.give', agreement });
      commit();
      expect(state()).toBe('previewing');
    }
    actor.send({ type: 'agreement.give', agreement: { differs: true, spread: true } });
    actor.send({ type: 'choices.give', choices: noChoices });
    await readFile.last().resolve(foundIn(spread));
    commit();
    expect(state()).toBe('previewing');
    actor.send({ type: 'agreement.give', agreement: { differs: true, spread: true } });
    commit();
    expect(state()).toBe('committing');
  });

  test('keeps the former file when one is chosen that cannot be read, and says why', async () => {
    const { choose, state, context } = open();
    await choose('empty.csv', foundIn(''));
    expect([state(), context().unusable]).toEqual(['choosing', 'The file is empty.']);
    await choose('a.csv', foundIn(sound));
    expect(context().unusable).toBeNull();
    await choose('empty.csv', foundIn(''));
    expect([state(), context().read?.name, context().unusable]).toEqual([
      'previewing',
      'a.csv',
      'The file is empty.',
    ]);
    await choose('b.csv', foundIn(doubtful));
    await choose('empty.csv', foundIn(''));
    expect([state(), context().read?.name]).toEqual(['asking', 'b.csv']);
  });

  test('is cancelled while it reads: then nothing is chosen, or the former file is shown', async () => {
    const { actor, readFile, choose, state, context } = open();
    actor.send({ type: 'file.choose', ...fileOf('a.csv') });
    actor.send({ type: 'import.cancel' });
    expect([state(), readFile.last().signal.aborted]).toEqual(['cancelled', true]);
    await choose('a.csv', foundIn(doubtful));
    actor.send({ type: 'file.choose', ...fileOf('b.csv') });
    actor.send({ type: 'import.cancel' });
    expect([state(), context().read?.name, context().trying]).toEqual(['asking', 'a.csv', null]);
  });

  test('reports how far a commit is, and sends nothing when it is cancelled before', async () => {
    const { actor, commit, choose, state, context } = open();
    await choose('a.csv', foundIn(sound));
    actor.send({ type: 'import.commit', overlap: 'keep' });
    commit.last().input.tell(0.6);
    expect([state(), context().part]).toEqual(['committing', 0.6]);
    actor.send({ type: 'import.cancel' });
    expect([state(), commit.last().signal.aborted]).toEqual(['previewing', true]);
    actor.send({ type: 'import.commit', overlap: 'keep' });
    expect([state(), context().part, commit.asked.length]).toEqual(['committing', 0, 2]);
  });

  test('withdraws what was already sent when it is cancelled, and is where it was', async () => {
    const { actor, commit, withdraw, choose, state, context } = open();
    await choose('a.csv', foundIn(sound));
    const cancelSent = () => {
      actor.send({ type: 'import.commit', overlap: 'keep' });
      commit.last().input.tellSent();
      actor.send({ type: 'import.cancel' });
    };
    cancelSent();
    expect([state(), context().isGivenUp, commit.last().signal.aborted]).toEqual(['committing', true, false]);
    await commit.last().resolve({ position: 7, sent });
    expect([state(), withdraw.last().input]).toEqual(['withdrawing', sent]);
    await withdraw.last().resolve({});
    expect([state(), context().read?.name]).toEqual(['previewing', 'a.csv']);

    cancelSent();
    await commit.last().reject(failure);
    expect([state(), context().problem]).toEqual(['previewing', null]);

    cancelSent();
    await commit.last().resolve({ position: 9, sent });
    await withdraw.last().reject(failure);
    expect([state(), context().position]).toEqual(['done', 9]);
  });

  test('says why it failed, and does again what failed', async () => {
    const { actor, readFile, commit, state, context } = open();
    actor.send({ type: 'file.choose', ...fileOf('a.csv') });
    await readFile.last().reject(failure);
    expect([state(), context().problem?.message]).toEqual(['failed', failure.message]);
    actor.send({ type: 'import.retry' });
    expect([state(), readFile.last().input.name]).toEqual(['reading', 'a.csv']);
    await readFile.last().resolve(foundIn(sound));
    actor.send({ type: 'import.commit', overlap: 'keep' });
    await commit.last().reject(failure);
    expect(state()).toBe('failed');
    actor.send({ type: 'import.retry' });
    expect([state(), commit.asked.length, commit.last().input.overlap]).toEqual(['committing', 2, 'keep']);
    await commit.last().reject(failure);
    actor.send({ type: 'import.back' });
    expect([state(), context().problem]).toEqual(['previewing', null]);
  });
});
