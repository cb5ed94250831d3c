/** Runs the import: the browser reads the file, and only its rows go to the backend. */
import { fromPromise } from 'xstate';
import type { ImportBody } from '#domain/contract/importSchemas.ts';
import type { ImportRules } from '#domain/imports/platform/importReading.ts';
import { choicesOfMapping, mappingOf } from '#domain/imports/platform/rememberedChoices.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { AskImportReader, CommitTask, Committed, ReadFile, ReadTask } from './importTask.ts';

export type Remembered = { readonly headers_key: string; readonly mapping: Readonly<Record<string, string>> };

type ImportParts = {
  readonly api: ApiClient;
  readonly clientId: string;
  readonly read: AskImportReader;
  readonly rules: () => ImportRules;
  readonly remembered: () => readonly Remembered[];
};

const longestName = 255;

const bodyOf = ({ name, reading, choices, overlap }: CommitTask, rows: readonly string[]): ImportBody => {
  const { preview } = reading;
  if (preview === null) throw new Error('There is nothing to commit');
  return {
    file_name: name.slice(-longestName),
    source: reading.source,
    currency: preview.currency,
    ...(preview.rate === null ? {} : { rate: preview.rate }),
    headers_key: reading.headersKey,
    mapping: mappingOf(reading, choices),
    overlap,
    days: preview.days,
    content_hash: reading.contentHash,
    totals: preview.totals,
    totals_differ: (preview.check?.differences.length ?? 0) > 0,
    rows: [...rows],
  };
};

export const dataImportService = ({ api, clientId, read, rules, remembered }: ImportParts) => ({
  readFile: fromPromise<ReadFile, ReadTask>(async ({ input, signal }) => {
    const { file, choices, isNew, tell } = input;
    const ask = (said: typeof choices) =>
      read({ file, choices: said, rules: rules(), wants: 'reading' }, { signal, tell });
    const { reading } = await ask(choices);
    const known = remembered().find(({ headers_key }) => headers_key === reading.headersKey);
    // With several tables the columns are known only after one is chosen.
    const isOpen = isNew || Object.keys({ ...choices.roles, ...choices.channels }).length === 0;
    if (!isOpen || known === undefined || reading.columns.length === 0)
      return { reading, choices, isRemembered: false };
    const said = choicesOfMapping(known.mapping, choices);
    return { reading: (await ask(said)).reading, choices: said, isRemembered: true };
  }),
  commit: fromPromise<Committed, CommitTask>(async ({ input, signal }) => {
    const task = { file: input.file, choices: input.choices, rules: rules(), wants: 'rows' } as const;
    const { rows, reading } = await read(task, { signal, tell: input.tell });
    signal.throwIfAborted();
    input.tellSent();
    let position: number | null = null;
    const { import: made } = await api.call('importRows', {
      params: { id: clientId },
      body: bodyOf({ ...input, reading }, rows),
      onAppended: (head) => {
        position = head;
      },
    });
    return { position, sent: made };
  }),
  withdraw: fromPromise<unknown, Committed['sent']>(({ input: { id, etag } }) =>
    api.call('withdrawImport', { params: { id }, ifMatch: etag }),
  ),
});
