/** Pages use the kit's skeleton, table and menu: those of Ant Design lack headings, phone cards, or scroll the page. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const files = sourceFilesBelow('src/ui');

const takenFrom = (text: string): readonly string[] =>
  [...text.matchAll(/import(?: type)? \{([^}]*)\} from 'antd(?:\/[^']*)?'/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].map(([, name = '']) => name),
  );

const takers = (name: RegExp, among = files): readonly string[] =>
  among.filter(({ text }) => takenFrom(text).some((one) => name.test(one))).map(({ path }) => path);

test('only the kit draws the skeleton of Ant Design', () => {
  const drawn = files.filter(({ text }) => /<Skeleton[\s/>]/.test(text));

  expect(drawn.length).toBeGreaterThan(0);
  expect(takers(/^Skeleton$/, drawn)).toEqual([]);
});

test('only the kit draws the table of Ant Design', () => {
  expect(takers(/^Table/)).toEqual([
    'src/ui/widgets/DataTable.tsx',
    'src/ui/widgets/dataColumns.tsx',
    'src/ui/widgets/longTable.tsx',
  ]);
});

test('only the kit draws the menu of Ant Design', () => {
  expect(takers(/^Dropdown/)).toEqual(['src/ui/widgets/KitMenu.tsx']);
});

test('each select that can be searched searches as lists do', () => {
  const searched = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:Select|AutoComplete|Cascader|TreeSelect)\b[\s\S]*?(?:\/>|>\n)/g)]
      .map(([element]) => element)
      .filter((element) => /\bshowSearch\b|mode="multiple"|optionFilterProp/.test(element))
      .map((element) => [path, /showSearch=\{[^}]*searchedByLabel\}/.test(element)] as const),
  );

  expect(searched.length).toBeGreaterThan(20);
  expect(searched.filter(([, isAsLists]) => !isAsLists)).toEqual([]);
});

test('a name is found in every form of an import', () => {
  const text =
    "import {\n  Button,\n  type TableColumnsType,\n} from 'antd';\nimport type { A as B } from 'antd/es/table';";

  expect(takenFrom(text)).toEqual(['Button', 'TableColumnsType', 'A']);
});
