/** Compares the rows of the requirements table with the rows that tests name in their titles. */
import { type ESTree, parseSync, Visitor } from 'vite';

export type TestFile = { readonly path: string; readonly source: string };

export type RowReport = {
  readonly rows: readonly string[];
  readonly unnamed: readonly string[];
  readonly unknown: readonly { readonly row: string; readonly path: string }[];
};

const tableRow = /^\|\s*(S\d+\.\d+)\s*\|/gm;
const brackets = /\[([^\]]*)\]/g;
const rowLike = /^S\d[\w.]*$/;

/** Ids of rows that begin like `| S4.6 |`. */
export const tableRows = (markdown: string): readonly string[] =>
  [...markdown.matchAll(tableRow)].map((match) => match[1] ?? '');

/** Reads `[S4.6]`, `[S4.6, S9.4]` and `[S4.6][S9.4]`; other brackets are ignored. */
export const rowsInTitle = (title: string): readonly string[] =>
  [...title.matchAll(brackets)].flatMap((match) =>
    (match[1] ?? '').split(/[\s,]+/).filter((part) => rowLike.test(part)),
  );

const testFunctions = new Set(['test', 'it', 'describe']);

/** Tests with these modifiers do not run, so they prove nothing. */
const notRun = new Set(['skip', 'todo', 'fixme']);

const calledNames = (callee: ESTree.Expression | ESTree.Super): readonly string[] => {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return calledNames(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledNames(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return [];
  return [...calledNames(callee.object), callee.property.name];
};

const textOf = (argument: ESTree.Argument | undefined): string => {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral')
    return argument.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return '';
};

export const titlesOf = ({ path, source }: TestFile): readonly string[] => {
  const titles: string[] = [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const names = calledNames(callee);
      if (testFunctions.has(names[0] ?? '') && !names.some((name) => notRun.has(name)))
        titles.push(textOf(first));
    },
  }).visit(program);
  return titles.filter((title) => title !== '');
};

export const reportRows = (markdown: string, files: readonly TestFile[]): RowReport => {
  const rows = tableRows(markdown);
  const known = new Set(rows);
  const named = files.flatMap((file) =>
    titlesOf(file)
      .flatMap(rowsInTitle)
      .map((row) => ({ row, path: file.path })),
  );
  const namedRows = new Set(named.map(({ row }) => row));
  return {
    rows,
    unnamed: rows.filter((row) => !namedRows.has(row)),
    unknown: named.filter(({ row }) => !known.has(row)),
  };
};

/** False for a table without rows. */
export const areAllNamed = ({ rows, unnamed, unknown }: RowReport): boolean =>
  rows.length > 0 && unnamed.length === 0 && unknown.length === 0;

export const describeRows = ({ rows, unnamed, unknown }: RowReport): readonly string[] => [
  `${rows.length - unnamed.length} of ${rows.length} rows of docs/requirements.md are named by a test.`,
  ...(unnamed.length > 0 ? [`Not named: ${unnamed.join(', ')}`] : []),
  ...unknown.map(({ row, path }) => `${path} names ${row}, which docs/requirements.md does not have.`),
];
