/** Decides imports: each is recorded once; a withdrawn one can be restored. */
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type DataImport, importAfter } from './dataImport.ts';
import type { DataImported, ImportEvent } from './importEvents.ts';

/** `by` asks for `workspaceId`; imports of other agencies count as not found. */
type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly by: string;
  readonly now: string;
};

export type ImportData = Asked<'ImportData'> & Omit<DataImported['data'], 'importedAt'>;
export type WithdrawImport = Asked<'WithdrawImport'>;
export type RestoreImport = Asked<'RestoreImport'>;
export type MoveImport = Asked<'MoveImport'> & { readonly clientId: string };
export type ImportCommand = ImportData | WithdrawImport | RestoreImport | MoveImport;

export type ImportState = DataImport | null;

type Decided = Decision<ImportEvent>;

const importData = (command: ImportData, state: ImportState): Decided => {
  const { type: _type, now, ...facts } = command;
  return state === null
    ? accept({ type: 'DataImported', data: { ...facts, importedAt: now } })
    : reject('versionConflict');
};

const decide = (command: ImportCommand, state: ImportState): Decided => {
  if (command.type === 'ImportData') return importData(command, state);
  if (state?.workspaceId !== command.workspaceId) return reject('notFound');
  const { by, now } = command;
  const { id: importId, workspaceId, clientId, source, fileName, rows, withdrawnAt } = state;
  const about = { importId, workspaceId, clientId, source, fileName, rows, by };
  switch (command.type) {
    case 'WithdrawImport':
      return withdrawnAt === null
        ? accept({ type: 'ImportWithdrawn', data: { ...about, withdrawnAt: now } })
        : accept();
    case 'RestoreImport':
      return withdrawnAt === null
        ? accept()
        : accept({ type: 'ImportRestored', data: { ...about, restoredAt: now } });
    case 'MoveImport': {
      if (command.clientId === clientId) return accept();
      const moved = { ...about, clientId: command.clientId, formerClientId: clientId, movedAt: now };
      return accept({ type: 'ImportMoved', data: moved });
    }
  }
};

export const importDecider: Decider<ImportCommand, ImportEvent, ImportState> = {
  initial: null,
  evolve: (state, event) => importAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
