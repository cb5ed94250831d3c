/** Detects new, changed and removed rows of a page's lists, and finds targets for them. */
import type { Expectation, Target } from '#scenarios/script.ts';
import { findAll } from './findTarget.ts';

/** Texts of the cells, by the first text of each row. */
export type Rows = ReadonlyMap<string, readonly string[]>;

const selector = 'tbody tr, [role="row"]';
const cells = 'td, th, [role="cell"], [role="gridcell"], [role="rowheader"]';
const ofNoData = '[aria-hidden="true"], .ant-table-placeholder, .ant-table-measure-row, thead *';

/** More changes at once mean another list. */
const mostChanged = 2;
const longestText = 60;
const shortestName = 3;

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const textsOf = (row: Element): readonly string[] =>
  [...row.querySelectorAll(cells)]
    .map(({ textContent }) => oneLine(textContent))
    .filter((text) => text !== '');

const dataRows = (page: Document): readonly Element[] =>
  [...page.querySelectorAll(selector)].filter((row) => !row.matches(ofNoData));

/** Only the first row counts if several have the same first text. */
export const rowsOn = (page: Document): Rows => {
  const rows = new Map<string, readonly string[]>();
  for (const row of dataRows(page)) {
    const texts = textsOf(row);
    const [first] = texts;
    if (first !== undefined && !rows.has(first)) rows.set(first, texts);
  }
  return rows;
};

const namesOf = (row: Element): readonly string[] => {
  const links = [...row.querySelectorAll('a, button, strong')].map(({ textContent }) => oneLine(textContent));
  return [...links, ...textsOf(row)].filter(
    (name) => name.length >= shortestName && name.length <= longestText,
  );
};

export const rowTarget = (row: Element): Target | null => {
  const page = row.ownerDocument;
  const targets = namesOf(row).map((name): Target => ({ role: 'row', name, part: true }));
  return (
    targets.find((target) => {
      const found = findAll(page, target);
      return found.length === 1 && found[0] === row;
    }) ?? null
  );
};

const rowOf = (page: Document, first: string): Element | undefined =>
  dataRows(page).find((row) => textsOf(row)[0] === first);

const sees = (page: Document, first: string): readonly Expectation[] => {
  const row = rowOf(page, first);
  const visible = row === undefined ? null : rowTarget(row);
  return visible === null ? [] : [{ visible }];
};

const says = (page: Document, first: string, before: readonly string[]): readonly Expectation[] => {
  const row = rowOf(page, first);
  const target = row === undefined ? null : rowTarget(row);
  if (row === undefined || target === null) return [];
  const text = textsOf(row).find((one) => !before.includes(one) && one.length <= longestText);
  if (text === undefined) return [];
  return target.name !== undefined && text.includes(target.name)
    ? [{ visible: target }]
    : [{ text, in: target }];
};

const fewOf = (firsts: readonly string[]): readonly string[] => (firsts.length > mostChanged ? [] : firsts);

/** Empty if most of a list has changed, as after a search. */
export const rowChecks = (page: Document, before: Rows): readonly Expectation[] => {
  const now = rowsOn(page);
  const added = [...now.keys()].filter((first) => !before.has(first));
  const gone = [...before.keys()].filter((first) => !now.has(first));
  const changed = [...now].filter(([first, texts]) => {
    const then = before.get(first);
    return then !== undefined && then.join('\n') !== texts.join('\n');
  });
  if (added.length > mostChanged || gone.length > mostChanged) return [];
  return [
    ...added.flatMap((first) => sees(page, first)),
    ...fewOf(changed.map(([first]) => first)).flatMap((first) => says(page, first, before.get(first) ?? [])),
  ];
};
