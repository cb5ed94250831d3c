/** Outputs every naughty text: in searches and filters, spreadsheets, HTML reports and chart images. */
import { naughtyTexts as list } from '#tests/support/naughtyTexts.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { idPicker, idsOf, openFuzzFixture } from '../fuzzFixture.ts';
import type { Lane } from '../lane.ts';
import { holdPictures, holdReport, holdTable, tablesOf } from './naughtyFiles.ts';
import { askWith, holdSearch, type QueryField, queryFields } from './naughtyQueries.ts';

const more: readonly string[] = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  'one\r\n=1',
  '","=1',
  '"',
  'a\u0000b',
  '\u0001\u001f',
  '\ufffe\uffff',
  '$& $1 $$',
];

const textsTogether = 200;

const queriesOfText = 12;

/** Picks other queries each time a text repeats. */
const fieldsFor = (run: number, texts: number): readonly QueryField[] => {
  const begin = (run * 7 + Math.floor(run / texts) * queriesOfText) % queryFields.length;
  const around = [...queryFields.slice(begin), ...queryFields.slice(0, begin)];
  return around.slice(0, queriesOfText);
};

type Tables = Awaited<ReturnType<typeof tablesOf>>;

const holdFiles = (tables: Tables, text: string): number => {
  for (const make of Object.values(tables)) holdTable(make, text);
  holdReport(text);
  holdPictures(text);
  return Object.keys(tables).length + 4;
};

type Seen = { files: number; found: number; refused: number; queries: number };

const holdTexts = async (
  { from, to, seed }: { readonly from: number; readonly to: number; readonly seed: number },
  texts: readonly string[],
  seen: Seen,
): Promise<void> => {
  const fixture = await openFuzzFixture(seed + from);
  const random = seededRandom(seed + from);
  const token = await fixture.signIn('admin');
  const tables = await tablesOf(fixture);
  const vocabulary = {
    random,
    idFor: idPicker(idsOf(await fixture.log.readAll({ limit: 100_000 })), random),
  };
  for (let run = from; run < to; run += 1) {
    const text = texts[run % texts.length] ?? '';
    // Files and found names do not change when the list repeats.
    if (run < texts.length) {
      if (text !== '') seen.files += holdFiles(tables, text);
      const isFound = await holdSearch(fixture, { text, token, number: run });
      seen[isFound ? 'found' : 'refused'] += 1;
    }
    for (const field of fieldsFor(run, texts.length)) {
      await askWith(fixture, { ...field, text, token }, vocabulary);
      seen.queries += 1;
    }
  }
};

export const naughtyOut: Lane = {
  name: 'naughty-out',
  promise:
    'hostile text comes out of searches, tables, reports and pictures as it went in, runs nowhere, and breaks no answer',
  runs: (515 + more.length) * Math.ceil(queryFields.length / queriesOfText),
  run: async ({ runs, seed }) => {
    const texts = [...more, ...list()];
    const seen: Seen = { files: 0, found: 0, refused: 0, queries: 0 };
    for (let from = 0; from < runs; from += textsTogether)
      await holdTexts({ from, to: Math.min(runs, from + textsTogether), seed }, texts, seen);
    return { texts: runs, fields: queryFields.length, ...seen };
  },
};
