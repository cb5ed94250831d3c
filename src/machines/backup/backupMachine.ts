/** Exports the whole log as a backup file, and restores from one after showing the user its contents. */
import { assign, setup } from 'xstate';
import type { Backup, FileCheck, FileFacts, OnProgress, RecoveryOutcome } from '#domain/recovery/loss.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';

export type BackupProgress = { readonly done: number; readonly total: number };

export type BackupTask = { readonly tell: OnProgress };

export type BackupContext = {
  readonly progress: BackupProgress;
  readonly fault: string | null;
  readonly file: { readonly file: Blob; readonly facts: FileFacts | null } | null;
};

/** `secret` is a passphrase or null. The name makes the trace conceal it. */
export type BackupEvent =
  | { type: 'backup.export'; secret: string | null }
  | { type: 'backup.choose'; file: Blob }
  | { type: 'backup.restore'; secret: string | null }
  | { type: 'backup.cancel' }
  | ({ type: 'backup.step' } & BackupProgress);

const nothing: BackupProgress = { done: 0, total: 1 };

const unread = 'The log could not be read to its end, so there is no file.';
const stopped = 'That did not work, and nothing was changed.';
const unsure: FileCheck = { ok: false, fault: stopped };

const asking = {
  'backup.export': { target: 'exporting', actions: 'begin' },
  'backup.choose': {
    target: 'checking',
    actions: { type: 'takeFile', params: ({ event }: { event: { file: Blob } }) => event.file },
  },
} as const;

const stepping = {
  actions: { type: 'step', params: ({ event }: { event: BackupProgress }) => event },
} as const;

export const backupMachine = setup({
  types: { context: {} as BackupContext, events: {} as BackupEvent, tags: {} as 'busy' },
  actors: {
    exportLog: missingPromise<unknown, BackupTask & { readonly secret: string | null }>('exportLog'),
    check: missingPromise<FileCheck, BackupTask & { readonly file: Blob }>('check'),
    restore: missingPromise<RecoveryOutcome, BackupTask & { readonly backup: Backup }>('restore'),
  },
  actions: {
    begin: assign({ fault: null, progress: nothing }),
    takeFile: assign((_, file: Blob) => ({ file: { file, facts: null }, fault: null, progress: nothing })),
    takeCheck: assign(({ context: { file } }, check: FileCheck) =>
      check.ok
        ? { file: file && { ...file, facts: check.facts }, progress: nothing }
        : { file: null, fault: check.fault },
    ),
    forgetFile: assign({ file: null }),
    step: assign((_, { done, total }: BackupProgress) => ({ progress: { done, total } })),
    keepFault: assign((_, { fault }: { fault: string }) => ({ fault })),
    loadAnew: missingAction('loadAnew'),
  },
  guards: { isRight: (_, { ok }: FileCheck) => ok, isDone: (_, { ok }: RecoveryOutcome) => ok },
}).createMachine({
  id: 'backup',
  description: 'One export or restore at a time. Restoring uses a new database, and keeps the old one aside.',
  context: { progress: nothing, fault: null, file: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was asked for yet.', on: asking },
    exporting: {
      description: 'The log is read page by page, and put together as a file.',
      tags: 'busy',
      invoke: {
        id: 'exportLog',
        src: 'exportLog',
        input: ({ event, self }) => ({
          secret: event.type === 'backup.export' ? event.secret : null,
          tell: (done, total) => self.send({ type: 'backup.step', done, total }),
        }),
        onDone: 'exported',
        onError: { target: 'idle', actions: { type: 'keepFault', params: { fault: unread } } },
      },
      on: { 'backup.step': stepping, 'backup.cancel': 'idle' },
    },
    exported: { description: 'The file was handed to the person.', on: asking },
    checking: {
      description: 'A file is read to its end, and nothing of it is kept.',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { file }, self }) => ({
          file: file?.file ?? new Blob([]),
          tell: (done, total) => self.send({ type: 'backup.step', done, total }),
        }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'takeCheck', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'takeCheck', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'takeCheck', params: unsure } },
      },
      on: { 'backup.step': stepping, 'backup.cancel': { target: 'idle', actions: 'forgetFile' } },
    },
    confirming: {
      description: 'A person is told what the file holds, and decides.',
      on: {
        'backup.restore': { target: 'restoring', actions: 'begin' },
        'backup.cancel': { target: 'idle', actions: 'forgetFile' },
      },
    },
    restoring: {
      description: 'A new database is built; until it is whole nothing else changes.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context: { file }, event, self }) => ({
          backup: {
            file: file?.file ?? new Blob([]),
            secret: event.type === 'backup.restore' ? event.secret : null,
          },
          tell: (done, total) => self.send({ type: 'backup.step', done, total }),
        }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'leaving' },
          {
            target: 'confirming',
            actions: {
              type: 'keepFault',
              params: ({ event: { output } }) => ({ fault: output.ok ? stopped : output.fault }),
            },
          },
        ],
        onError: { target: 'confirming', actions: { type: 'keepFault', params: { fault: stopped } } },
      },
      on: { 'backup.step': stepping, 'backup.cancel': { target: 'idle', actions: 'forgetFile' } },
    },
    leaving: { description: 'The page is loaded anew, with the restored data.', entry: 'loadAnew' },
  },
});
