/** Formats the notices after a change of a client and after its undo. */

import { ownValue } from '#domain/ownValue.ts';
import { type NoticeTexts as Words, wordsIn } from '#machines/editing/changeNotice.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { counted } from '../../content/limits.ts';

const done: Readonly<Record<string, string>> = {
  archive: 'Archived',
  restore: 'Restored',
  pause: 'Paused',
  resume: 'Resumed',
  assign: 'Gave an owner to',
  tag: 'Tagged',
  untag: 'Took a tag off',
  delete: 'Deleted',
};

const clients = (count: number): string => counted(count, 'clients');

const bulkWords = ({ name, details }: ReversibleChange, failed: number): Words => {
  const verb = ownValue(done, String(details?.act)) ?? 'Changed';
  const total = Number(name);
  const left = failed === 0 ? '' : ` ${clients(failed)} could not be changed.`;
  return {
    made: `${verb} ${clients(total - failed)}.${left}`,
    takenBack: `${clients(total - failed)} as before.`,
  };
};

const scheduleWords = ({ name }: ReversibleChange, failed: number): Words => {
  const total = Number(name);
  const left = failed === 0 ? '' : ` Left out: ${clients(failed)}.`;
  return total === failed
    ? { made: `No report was scheduled.${left}`, takenBack: '' }
    : {
        made: `Scheduled a report for ${clients(total - failed)}.${left}`,
        takenBack: `The reports of ${clients(total - failed)} are archived.`,
      };
};

const wordsByKind: Readonly<Record<string, (name: string) => Words>> = {
  archive: (name) => ({ made: `Archived ${name}.`, takenBack: `${name} is active again.` }),
  restore: (name) => ({ made: `Restored ${name}.`, takenBack: `${name} is archived again.` }),
  pause: (name) => ({ made: `Paused ${name}.`, takenBack: `${name} is active again.` }),
  resume: (name) => ({ made: `${name} is active again.`, takenBack: `${name} is paused again.` }),
  delete: (name) => ({ made: `Deleted ${name}.`, takenBack: `${name} is back.` }),
  makeDashboard: (name) => ({
    made: `Created the dashboard ${name}.`,
    takenBack: `The dashboard ${name} is archived.`,
  }),
  makeReport: (name) => ({
    made: `Created the report ${name}.`,
    takenBack: `The report ${name} is archived.`,
  }),
  shareDashboard: (name) => ({
    made: `The client sees ${name}.`,
    takenBack: `The client no longer sees ${name}.`,
  }),
  hideDashboard: (name) => ({
    made: `The client no longer sees ${name}.`,
    takenBack: `The client sees ${name} again.`,
  }),
  clone: (name) => ({ made: `Cloned ${name}.`, takenBack: 'The copy is archived.' }),
  logo: (name) => ({ made: `${name} has a logo.`, takenBack: `${name} has the logo of before.` }),
  removeLogo: (name) => ({
    made: `Removed the logo of ${name}.`,
    takenBack: `The logo of ${name} is back.`,
  }),
  merge: (name) => ({ made: `Merged ${name}.`, takenBack: 'Both are clients of their own again.' }),
  import: (name) => ({
    made: `Imported ${clients(Number(name))}.`,
    takenBack: `Import undone: ${clients(Number(name))} archived.`,
  }),
  withdrawContract: (name) => ({
    made: `Removed a fee of ${name}.`,
    takenBack: `The fee of ${name} is back.`,
  }),
  removeLifetime: (name) => ({
    made: `Removed what is assumed of ${name}’s customers.`,
    takenBack: `What is assumed of ${name}’s customers is back.`,
  }),
  eraseContact: () => ({ made: 'Erased for good.', takenBack: '' }),
  removeContact: (name) => ({ made: `Removed ${name}.`, takenBack: `${name} is back.` }),
  withdrawInvitation: (name) => ({
    made: `Withdrew the invitation of ${name}.`,
    takenBack: `The invitation of ${name} is open again.`,
  }),
  resendInvitation: (name) => ({ made: `Sent the invitation of ${name} again.`, takenBack: '' }),
  removePerson: (name) => ({
    made: `Removed ${name}. They can no longer sign in.`,
    takenBack: `${name} can sign in again.`,
  }),
  restorePerson: (name) => ({
    made: `${name} can sign in again.`,
    takenBack: `${name} is removed again.`,
  }),
  withdrawImport: (name) => ({
    made: `Withdrew ${name}. Its rows count no more.`,
    takenBack: `The rows of ${name} count again.`,
  }),
  restoreImport: (name) => ({
    made: `The rows of ${name} count again.`,
    takenBack: `${name} is withdrawn again.`,
  }),
  removeNote: () => ({ made: 'Removed the note.', takenBack: 'The note is back.' }),
  completeTask: (name) => ({ made: `Done: “${name}”.`, takenBack: 'The task is open again.' }),
  reopenTask: (name) => ({ made: `Open again: “${name}”.`, takenBack: 'The task is done.' }),
  removeTask: () => ({ made: 'Removed the task.', takenBack: 'The task is back.' }),
};

export const clientWords = (change: ReversibleChange, failed: number): Words => {
  if (change.kind === 'bulk') return bulkWords(change, failed);
  if (change.kind === 'scheduleReports') return scheduleWords(change, failed);
  return ownValue(wordsByKind, change.kind)?.(change.name) ?? wordsIn(change);
};
