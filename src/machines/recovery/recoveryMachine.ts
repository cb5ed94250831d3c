/** Runs the recovery screen: inspects the remaining data, lets the user decide, and reloads the page. */
import { assign, setup } from 'xstate';
import type {
  Backup,
  FileCheck,
  FileFacts,
  OnProgress,
  RecoveryOutcome,
  Salvage,
} from '#domain/recovery/loss.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';

export type RecoveryProgress = { readonly done: number; readonly total: number };

export type RecoveryWay =
  | { readonly way: 'restore' | 'fresh' | 'memory' }
  | ({ readonly way: 'import' } & Backup);

export type RecoveryTask = { readonly tell: OnProgress };

export type RecoveryContext = {
  readonly salvage: Salvage | null;
  readonly progress: RecoveryProgress;
  readonly fault: string | null;
  readonly chosen: RecoveryWay | null;
  readonly leftOut: readonly string[];
  readonly file: { readonly file: Blob; readonly facts: FileFacts | null } | null;
};

export type RecoveryEvent =
  | { type: 'recovery.restore' }
  | { type: 'recovery.fresh' }
  | { type: 'recovery.goOn' }
  | { type: 'recovery.choose'; file: Blob }
  | { type: 'recovery.import'; secret: string | null }
  | { type: 'recovery.cancel' }
  | { type: 'recovery.inspect' }
  | { type: 'recovery.prepare' }
  | { type: 'recovery.export'; secret: string | null }
  | { type: 'recovery.reload' }
  | ({ type: 'recovery.step' } & RecoveryProgress);

const nothing: RecoveryProgress = { done: 0, total: 1 };

const noFacts: FileFacts = { events: 0, lastAt: null, people: 0, isProtected: false, isOwn: false };

const leftOutOf = (outcome: RecoveryOutcome): readonly string[] =>
  (outcome.ok ? outcome.leftOut : undefined) ?? [];

const unread = 'What is left could not be read. You can try again, import a file or start fresh.';
const stopped = 'That did not work, and nothing was changed. Try again, or take another way.';

const faultOf = (output: RecoveryOutcome | FileCheck) => ({ fault: output.ok ? stopped : output.fault });

export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent, tags: {} as 'busy' },
  actors: {
    inspect: missingPromise<Salvage, RecoveryTask>('inspect'),
    recover: missingPromise<RecoveryOutcome, RecoveryTask & { readonly chosen: RecoveryWay | null }>(
      'recover',
    ),
    checkFile: missingPromise<FileCheck, RecoveryTask & { readonly file: Blob }>('checkFile'),
    exportReadable: missingPromise<unknown, RecoveryTask & { readonly secret: string | null }>(
      'exportReadable',
    ),
  },
  actions: {
    takeSalvage: assign((_, salvage: Salvage) => ({ salvage, progress: nothing })),
    choose: assign((_, chosen: RecoveryWay) => ({ chosen, fault: null, progress: nothing })),
    takeFile: assign((_, file: Blob) => ({ file: { file, facts: null }, fault: null, progress: nothing })),
    takeFacts: assign(({ context: { file } }, facts: FileFacts) => ({ file: file && { ...file, facts } })),
    chooseFile: assign(({ context: { file } }, secret: string | null) => ({
      chosen: file && { way: 'import' as const, file: file.file, secret },
      fault: null,
      progress: nothing,
    })),
    forgetFile: assign({ file: null }),
    step: assign((_, { done, total }: RecoveryProgress) => ({ progress: { done, total } })),
    begin: assign({ fault: null, progress: nothing }),
    takeLeftOut: assign((_, leftOut: readonly string[]) => ({ leftOut })),
    keepFault: assign((_, { fault }: { fault: string }) => ({ fault })),
    loadAnew: missingAction('loadAnew'),
  },
  guards: {
    isDone: (_, { ok }: RecoveryOutcome) => ok,
    isDoneInPart: (_, outcome: RecoveryOutcome) => leftOutOf(outcome).length > 0,
    isRight: (_, { ok }: FileCheck) => ok,
    isImport: ({ context: { chosen } }) => chosen?.way === 'import',
  },
}).createMachine({
  id: 'recovery',
  description: 'The way out of a log that lost something. What was found is never changed.',
  context: { salvage: null, progress: nothing, fault: null, chosen: null, leftOut: [], file: null },
  initial: 'inspecting',
  states: {
    inspecting: {
      description: 'What is left of the log, and its second copy, are read and checked event by event.',
      tags: 'busy',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ self }) => ({
          tell: (done, total) => self.send({ type: 'recovery.step', done, total }),
        }),
        onDone: { target: 'deciding', actions: { type: 'takeSalvage', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: { type: 'keepFault', params: { fault: unread } } },
      },
      on: {
        'recovery.step': { actions: { type: 'step', params: ({ event }) => event } },
        'recovery.cancel': 'deciding',
      },
    },
    deciding: {
      description: 'A person is told what is lost and what can be got back, and decides.',
      on: {
        'recovery.restore': { target: 'recovering', actions: { type: 'choose', params: { way: 'restore' } } },
        'recovery.fresh': { target: 'recovering', actions: { type: 'choose', params: { way: 'fresh' } } },
        'recovery.goOn': { target: 'recovering', actions: { type: 'choose', params: { way: 'memory' } } },
        'recovery.choose': {
          target: 'checking',
          actions: { type: 'takeFile', params: ({ event: { file } }) => file },
        },
        'recovery.inspect': { target: 'inspecting', actions: 'begin' },
        'recovery.prepare': { target: 'preparing', actions: 'begin' },
        'recovery.reload': 'leaving',
      },
    },
    checking: {
      description: 'A file is read to its end, and nothing of it is kept.',
      tags: 'busy',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { file }, self }) => ({
          file: file?.file ?? new Blob([]),
          tell: (done, total) => self.send({ type: 'recovery.step', done, total }),
        }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'confirming',
            actions: {
              type: 'takeFacts',
              params: ({ event: { output } }) => (output.ok ? output.facts : noFacts),
            },
          },
          {
            target: 'deciding',
            actions: ['forgetFile', { type: 'keepFault', params: ({ event }) => faultOf(event.output) }],
          },
        ],
        onError: {
          target: 'deciding',
          actions: ['forgetFile', { type: 'keepFault', params: { fault: stopped } }],
        },
      },
      on: {
        'recovery.step': { actions: { type: 'step', params: ({ event }) => event } },
        'recovery.cancel': { target: 'deciding', actions: 'forgetFile' },
      },
    },
    confirming: {
      description: 'A person is told what the file would bring, and decides.',
      on: {
        'recovery.import': {
          target: 'recovering',
          actions: { type: 'chooseFile', params: ({ event: { secret } }) => secret },
        },
        'recovery.cancel': { target: 'deciding', actions: 'forgetFile' },
      },
    },
    recovering: {
      description: 'A new database is built; until it is whole nothing else changes.',
      tags: 'busy',
      invoke: {
        id: 'recover',
        src: 'recover',
        input: ({ context: { chosen }, self }) => ({
          chosen,
          tell: (done, total) => self.send({ type: 'recovery.step', done, total }),
        }),
        onDone: [
          {
            guard: { type: 'isDoneInPart', params: ({ event }) => event.output },
            target: 'telling',
            actions: { type: 'takeLeftOut', params: ({ event }) => leftOutOf(event.output) },
          },
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'leaving' },
          {
            // The passphrase may be wrong, so the chosen file is kept for another try.
            guard: 'isImport',
            target: 'confirming',
            actions: { type: 'keepFault', params: ({ event }) => faultOf(event.output) },
          },
          {
            target: 'deciding',
            actions: { type: 'keepFault', params: ({ event }) => faultOf(event.output) },
          },
        ],
        onError: { target: 'deciding', actions: { type: 'keepFault', params: { fault: stopped } } },
      },
      on: {
        'recovery.step': { actions: { type: 'step', params: ({ event }) => event } },
        'recovery.cancel': { target: 'deciding', actions: 'forgetFile' },
      },
    },
    preparing: {
      description: 'A person decides whether a passphrase protects names and passwords in the file.',
      on: {
        'recovery.export': 'exporting',
        'recovery.cancel': 'deciding',
      },
    },
    exporting: {
      description: 'A file of what can be read is put together.',
      tags: 'busy',
      invoke: {
        id: 'exportReadable',
        src: 'exportReadable',
        input: ({ event, self }) => ({
          secret: event.type === 'recovery.export' ? event.secret : null,
          tell: (done, total) => self.send({ type: 'recovery.step', done, total }),
        }),
        onDone: 'deciding',
        onError: { target: 'deciding', actions: { type: 'keepFault', params: { fault: unread } } },
      },
      on: {
        'recovery.step': { actions: { type: 'step', params: ({ event }) => event } },
        'recovery.cancel': 'deciding',
      },
    },
    telling: {
      description:
        'The log is restored. A person is told which branches could not be written, and where they are.',
      on: { 'recovery.reload': 'leaving' },
    },
    leaving: { description: 'The page is loaded anew.', entry: 'loadAnew' },
  },
});
