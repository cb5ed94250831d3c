/** Imports a platform export into a client's metrics: choose a file, read, answer questions, preview, commit. */
import { assign, setup } from 'xstate';
import type { ImportOverlap } from '#domain/imports/importedRow.ts';
import { type ImportChoices, noChoices } from '#domain/imports/platform/importReading.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';
import type {
  Agreement,
  ChosenFile,
  CommitTask,
  Committed,
  DataImportContext,
  DataImportEvent,
  ReadFile,
  ReadTask,
} from './importTask.ts';

const nothingAgreed: Agreement = { differs: false, spread: false };
const noFile: ChosenFile = { name: '', file: new Blob([]) };

/** True when no choice can make the file usable; the previous file then remains. */
const isHopeless = ({ reading: { fault, columns, questions } }: ReadFile): boolean =>
  fault !== null && columns.length === 0 && questions.length === 0;

export const canCommit = ({ read, agreement }: Pick<DataImportContext, 'read' | 'agreement'>): boolean => {
  const { preview = null, fault = null, questions = [] } = read?.reading ?? {};
  if (preview === null || fault !== null || questions.length > 0) return false;
  const differs = (preview.check?.differences.length ?? 0) > 0;
  return (!differs || agreement.differs) && (preview.days === 'daily' || agreement.spread);
};

const choosing = {
  'file.choose': {
    target: 'reading',
    actions: { type: 'tryFile', params: ({ event }: { event: ChosenFile }) => event },
  },
} as const;

const returning = [
  { guard: 'formerAsks', target: 'asking', actions: 'forgetTry' },
  { guard: 'hasFormer', target: 'previewing', actions: 'forgetTry' },
] as const;

const asksOf = (read: DataImportContext['read']): boolean => (read?.reading.questions.length ?? 0) > 0;

const givingChoices = {
  'choices.give': {
    target: 'reading',
    actions: {
      type: 'tryChoices',
      params: ({ event }: { event: { choices: ImportChoices } }) => event.choices,
    },
  },
} as const;

export const dataImportMachine = setup({
  types: { context: {} as DataImportContext, events: {} as DataImportEvent, tags: {} as 'busy' },
  actors: {
    readFile: missingPromise<ReadFile, ReadTask>('readFile'),
    commit: missingPromise<Committed, CommitTask>('commit'),
    withdraw: missingPromise<unknown, Committed['sent']>('withdraw'),
  },
  actions: {
    tryFile: assign((_, { name, file }: ChosenFile) => ({
      trying: { name, file, choices: noChoices, isNew: true },
      part: 0,
      unusable: null,
      problem: null,
    })),
    tryChoices: assign(({ context: { read } }, choices: ImportChoices) => ({
      trying: { ...(read ?? noFile), choices, isNew: false },
      part: 0,
      unusable: null,
      problem: null,
    })),
    takeReading: assign(({ context: { trying } }, found: ReadFile) => ({
      read: { ...found, name: trying?.name ?? '', file: trying?.file ?? noFile.file },
      trying: null,
      agreement: nothingAgreed,
    })),
    refuseFile: assign((_, { reading: { fault } }: ReadFile) => ({ trying: null, unusable: fault })),
    forgetTry: assign({ trying: null, problem: null }),
    step: assign((_, { part }: { part: number }) => ({ part })),
    agree: assign((_, { agreement }: { agreement: Agreement }) => ({ agreement })),
    takeOverlap: assign((_, { overlap }: { overlap: ImportOverlap }) => ({ overlap })),
    begin: assign({ part: 0, isSent: false, isGivenUp: false, sent: null }),
    noteSent: assign({ isSent: true }),
    giveUp: assign({ isGivenUp: true }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    forgetProblem: assign({ problem: null }),
    keepCommitted: assign((_, { position, sent }: Committed) => ({ position, sent })),
  },
  guards: {
    isHopelessWhileAsking: ({ context }, found: ReadFile) => asksOf(context.read) && isHopeless(found),
    isHopelessAfterOther: ({ context }, found: ReadFile) => context.read !== null && isHopeless(found),
    isHopeless: (_, found: ReadFile) => isHopeless(found),
    asks: (_, { reading }: ReadFile) => reading.questions.length > 0,
    formerAsks: ({ context }) => asksOf(context.read),
    hasFormer: ({ context }) => context.read !== null,
    isTrying: ({ context }) => context.trying !== null,
    canCommit: ({ context }) => canCommit(context),
    isSent: ({ context }) => context.isSent,
    isGivenUp: ({ context }) => context.isGivenUp,
  },
}).createMachine({
  id: 'dataImport',
  description: 'One file at a time. Nothing of it is anywhere but on this page until it is committed.',
  context: {
    read: null,
    trying: null,
    agreement: nothingAgreed,
    overlap: 'replace',
    part: 0,
    unusable: null,
    problem: null,
    position: null,
    sent: null,
    isSent: false,
    isGivenUp: false,
  },
  initial: 'choosing',
  states: {
    choosing: { description: 'No file that could be read was chosen yet.', on: choosing },
    reading: {
      description: 'The file is read and its columns are recognised, off the thread of the page.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { trying }, self }) => ({
          ...(trying ?? { ...noFile, choices: noChoices, isNew: true }),
          tell: (part) => self.send({ type: 'import.step', part }),
        }),
        onDone: [
          {
            guard: { type: 'isHopelessWhileAsking', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'refuseFile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHopelessAfterOther', params: ({ event }) => event.output },
            target: 'previewing',
            actions: { type: 'refuseFile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHopeless', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'refuseFile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'asks', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'takeReading', params: ({ event }) => event.output },
          },
          { target: 'previewing', actions: { type: 'takeReading', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'import.step': { actions: { type: 'step', params: ({ event }) => event } },
        'import.cancel': [...returning, { target: 'cancelled', actions: 'forgetTry' }],
      },
    },
    asking: {
      description:
        'Something can be read in two ways, or is not told: dates, days, columns, channels. Nothing is guessed.',
      on: { ...choosing, ...givingChoices },
    },
    previewing: {
      description:
        'What would come in is shown: rows, days, sums, and how they compare with the totals of the file.',
      on: {
        ...choosing,
        ...givingChoices,
        'agreement.give': { actions: { type: 'agree', params: ({ event }) => event } },
        'import.commit': {
          guard: 'canCommit',
          target: 'committing',
          actions: { type: 'takeOverlap', params: ({ event }) => event },
        },
      },
    },
    committing: {
      description:
        'The file is read once more for its rows, which go to the backend all at once. Cancelling before that sends nothing.',
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'commit',
        src: 'commit',
        input: ({ context: { read, overlap }, self }) => {
          if (read === null) throw new Error('There is no file to commit');
          return {
            ...read,
            overlap,
            tell: (part) => self.send({ type: 'import.step', part }),
            tellSent: () => self.send({ type: 'import.sent' }),
          };
        },
        onDone: [
          {
            guard: 'isGivenUp',
            target: 'withdrawing',
            actions: { type: 'keepCommitted', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'keepCommitted', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isGivenUp', target: 'previewing' },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      on: {
        'import.step': { actions: { type: 'step', params: ({ event }) => event } },
        'import.sent': { actions: 'noteSent' },
        'import.cancel': [{ guard: 'isSent', actions: 'giveUp' }, { target: 'previewing' }],
      },
    },
    withdrawing: {
      description: 'Cancelled while the backend saved the rows: the import is withdrawn as a whole.',
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { sent } }) => {
          if (sent === null) throw new Error('There is no import to withdraw');
          return sent;
        },
        onDone: 'previewing',
        // The rows count, so the page says so and offers to undo the import.
        onError: 'done',
      },
    },
    failed: {
      description: 'It did not work, and nothing came in; the reason is shown. The file stays chosen.',
      on: {
        ...choosing,
        'import.retry': [
          { guard: 'isTrying', target: 'reading', actions: 'forgetProblem' },
          { target: 'committing', actions: 'forgetProblem' },
        ],
        'import.back': [...returning, { target: 'choosing', actions: 'forgetTry' }],
      },
    },
    cancelled: { description: 'Reading was given up; another file can be chosen.', on: choosing },
    done: { description: 'The rows are facts of the client.', type: 'final' },
  },
});
