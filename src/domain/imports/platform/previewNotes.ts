/** Words the notices of a preview: what is spread, rounded, repeated, assumed or left out. */

import type { ImportMeasure } from '../importedRow.ts';
import { unreadable } from '../text/fileText.ts';
import { noAmount } from './amounts.ts';
import { isAboutPages } from './columnRoles.ts';
import type { Gathered, GatheredRows } from './gatherRows.ts';
import type { ImportRules, MeasureSum } from './importReading.ts';
import { measureNames } from './measureNames.ts';
import { one } from './numberText.ts';
import { isShop } from './shopOrders.ts';
import type { CheckTask } from './totalsCheck.ts';

export type PreviewTask = CheckTask & {
  readonly found: GatheredRows;
  readonly rules: ImportRules;
  readonly rate: number | null;
};

export const sumAt = (rows: readonly Gathered[], at: number): number => {
  let sum = noAmount;
  for (const { amounts } of rows) {
    const amount = amounts[at] ?? noAmount;
    if (amount !== noAmount) sum = (sum === noAmount ? 0 : sum) + amount;
  }
  return sum;
};

export const isMoney = (measure: ImportMeasure): boolean => measure.endsWith('_cents');

export const many = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const roundingNote = ({ measure, kept: totals }: MeasureSum, coming: number): readonly string[] =>
  isMoney(measure) || totals * one === coming
    ? []
    : [
        `${measureNames[measure]} are kept as whole numbers: ${many.format(coming / one)} becomes ${many.format(totals)}.`,
      ];

const comingOf = ({ gathered, measures }: GatheredRows, measure: ImportMeasure): number =>
  sumAt(gathered, measures.indexOf(measure));

const spreadNote = (rows: readonly Gathered[]): readonly string[] => {
  // Not spread into `Math.max`: a worker's stack is too small for so many arguments.
  const longest = rows.reduce((most, { from, to }) => Math.max(most, to - from + 1), 0);
  return longest > 1
    ? [
        `The file has no single days, so each figure is spread evenly over its ${longest} days. Sums stay exact; daily values are estimates.`,
      ]
    : [];
};

/** Both rows count: a file can have two equal ads, or one day twice. */
const repeatedNote = ({ rows, places }: PreviewTask): readonly string[] => {
  const first = new Map<string, number>();
  const repeated = places.flatMap((at) => {
    const { cells = [], line = 0 } = rows[at] ?? {};
    const key = cells.join('\u0000');
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined || cells.every((cell) => cell.trim() === '') ? [] : [{ line, before }];
  });
  const [one] = repeated;
  if (one === undefined) return [];
  const more = repeated.length === 1 ? '' : `, and ${many.format(repeated.length - 1)} more repeat others`;
  return [`Line ${one.line} repeats line ${one.before} in every cell${more}. All of them count.`];
};

export const notesOf = (
  task: PreviewTask,
  sums: readonly MeasureSum[],
  codes: readonly string[],
): readonly string[] => {
  const { found, plan, rules } = task;
  const hasMoney = sums.some(({ measure }) => isMoney(measure));
  const devices =
    plan.columns.device === undefined ? 0 : found.gathered.filter(({ device }) => device === null).length;
  const unused = plan.headers.filter(
    (header, at) => header.trim() !== '' && !Object.values(plan.columns).includes(at),
  );
  const isGarbled = found.gathered.some(({ campaign }) => campaign?.includes(unreadable));
  return [
    ...(isGarbled
      ? [`Some campaign names have unreadable characters (${unreadable}). Choose another text encoding.`]
      : []),
    ...spreadNote(found.gathered),
    ...repeatedNote(task),
    ...sums.flatMap((sum) => roundingNote(sum, comingOf(found, sum.measure))),
    ...(hasMoney && codes.length === 0
      ? [`The file names no currency: its amounts are read as ${rules.currency}.`]
      : []),
    ...(isAboutPages(plan.headers)
      ? [
          'The rows are about pages or search terms, of which Search Console leaves rare ones out: its table by dates has all clicks.',
        ]
      : []),
    ...(plan.columns.users !== undefined && found.gathered.length > 0
      ? ['A person counts once in each row of the file: added up, the same person can count more than once.']
      : []),
    ...(isShop(plan.source)
      ? ['Each order counts on its day with its total. Refunds in a separate column are not deducted.']
      : []),
    ...(unused.length > 0
      ? [
          `${unused.length === 1 ? 'One column is' : `${unused.length} columns are`} left out: ${unused.map((header) => `“${header.trim()}”`).join(', ')}.`,
        ]
      : []),
    ...(devices > 0 ? ['Devices other than mobile, desktop and tablet are imported without a device.'] : []),
  ];
};
