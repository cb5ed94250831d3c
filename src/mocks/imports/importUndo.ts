/** Declares the undo of changes of imports. */
import { importSourceNames } from '#domain/imports/importedRow.ts';
import { type ImportCommand, type ImportState, importDecider } from '#events/imports/importDecider.ts';
import type { ImportEvent } from '#events/imports/importEvents.ts';
import { importStream } from '#events/imports/importStream.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import { client, count, day, type Facts, oneOf, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = ({ caller, now }: Taking) => ({
  workspaceId: caller.workspaceId,
  by: caller.accountId,
  now,
});

/** The client is a fact only in events that change it. */
const factsOf = (state: ImportState, data: ImportEvent['data']): Facts | null =>
  state && {
    File: text(state.fileName),
    Platform: oneOf(importSourceNames, state.source),
    Rows: count(state.rows),
    'First day': day(state.from),
    'Last day': day(state.to),
    'Days that other sources report': text(state.overlap === 'replace' ? 'replaced' : 'left out'),
    ...('formerClientId' in data ? { Client: client(state.clientId) } : {}),
    Status: text(state.withdrawnAt === null ? 'counts' : 'withdrawn'),
  };

/** A file cannot be imported twice. */
const isThere = ({ answers, caller }: Taking, after: NonNullable<ImportState>): boolean =>
  importsOf(answers.importShelf, caller.workspaceId).some(
    ({ id, clientId, contentHash, withdrawnAt }) =>
      id !== after.id &&
      withdrawnAt === null &&
      clientId === after.clientId &&
      contentHash === after.contentHash,
  );

export const importUndo = undoSubject<ImportCommand, ImportEvent, ImportState>({
  stream: importStream,
  decider: importDecider,
  facts: factsOf,
  refuse: (taking, { after }) =>
    after !== null && after.withdrawnAt === null && isThere(taking, after)
      ? { ok: false, refusal: 'importKnown' }
      : null,
  ways: {
    DataImported: {
      as: 'withdrawImport',
      command: (step) => ({ type: 'WithdrawImport', ...asked(step) }),
    },
    ImportWithdrawn: {
      as: 'restoreImport',
      command: (step) => ({ type: 'RestoreImport', ...asked(step) }),
    },
    ImportRestored: {
      as: 'withdrawImport',
      command: (step) => ({ type: 'WithdrawImport', ...asked(step) }),
    },
    ImportMoved: {
      as: 'mergeClients',
      command: (step) => ({ type: 'MoveImport', ...asked(step), clientId: step.data.formerClientId }),
    },
  },
});
