/** Declares the tasks and results of an import, and what its machine knows and hears; types only, so that machines do not import the reader. */
import type { ImportOverlap } from '#domain/imports/importedRow.ts';
import type { ImportChoices, ImportReading, ImportRules } from '#domain/imports/platform/importReading.ts';
import type { Refusal } from '../api/outcome.ts';

export type ImportTask = {
  readonly file: Blob;
  readonly choices: ImportChoices;
  readonly rules: ImportRules;
  readonly wants: 'reading' | 'rows';
};

export type ImportResult = {
  readonly reading: ImportReading;
  readonly rows: readonly string[];
};

export type ReadStep = {
  readonly signal: AbortSignal;
  readonly tell: (part: number) => void;
};

/** Rejects with the signal's reason, and the reader then stops. */
export type AskImportReader = (task: ImportTask, step: ReadStep) => Promise<ImportResult>;

export type ChosenFile = { readonly name: string; readonly file: Blob };

/** `isNew`: the user has chosen nothing yet, so the choices remembered for its header apply. */
export type ReadTask = ChosenFile & {
  readonly choices: ImportChoices;
  readonly isNew: boolean;
  readonly tell: (part: number) => void;
};

export type ReadFile = {
  readonly reading: ImportReading;
  readonly choices: ImportChoices;
  readonly isRemembered: boolean;
};

export type Agreement = { readonly differs: boolean; readonly spread: boolean };

export type CommitTask = ChosenFile &
  ReadFile & {
    readonly overlap: ImportOverlap;
    readonly tell: (part: number) => void;
    /** Called when the rows leave the page: from then on only withdrawing the import stops it. */
    readonly tellSent: () => void;
  };

export type Committed = {
  readonly position: number | null;
  readonly sent: { readonly id: string; readonly etag: string };
};

type Read = ChosenFile & ReadFile;

export type DataImportContext = {
  readonly read: Read | null;
  readonly trying: (ChosenFile & Pick<ReadTask, 'choices' | 'isNew'>) | null;
  readonly agreement: Agreement;
  readonly overlap: ImportOverlap;
  readonly part: number;
  readonly unusable: string | null;
  readonly problem: Refusal | null;
  readonly position: number | null;
  readonly sent: Committed['sent'] | null;
  readonly isSent: boolean;
  /** Cancelled after the rows were sent. */
  readonly isGivenUp: boolean;
};

export type DataImportEvent =
  | ({ type: 'file.choose' } & ChosenFile)
  | { type: 'choices.give'; choices: ImportChoices }
  | { type: 'agreement.give'; agreement: Agreement }
  | { type: 'import.step'; part: number }
  | { type: 'import.commit'; overlap: ImportOverlap }
  | { type: 'import.sent' }
  | { type: 'import.cancel' }
  | { type: 'import.retry' }
  | { type: 'import.back' };
