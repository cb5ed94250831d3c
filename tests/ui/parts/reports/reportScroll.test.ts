/** Tests tables wider than a phone: on screens a shadow marks hidden content at an edge. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/ui/parts/reports/';
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');

const sheets = [...read('ReportDocument.tsx').matchAll(/^import '\.\/(\w+\.css)';$/gm)].map(
  ([, name = '']) => name,
);

const layersOf = (css: string): readonly string[] => {
  const [, background = ''] = /\.report-scroll \{[^}]*?\bbackground:([^;]*);/.exec(css) ?? [];
  return [...background.matchAll(/\b(left|right) \/ \d+px 100% no-repeat (local|scroll)/g)].map(
    ([, edge, attachment]) => `${edge} ${attachment}`,
  );
};

test('a table that goes on beyond its place has a shadow at either edge, which the end of the table covers', () => {
  expect(sheets.flatMap((name) => layersOf(read(name)))).toEqual([
    'left local',
    'right local',
    'left scroll',
    'right scroll',
  ]);
});

test('paper and the file of a report have no shadow', () => {
  expect(read('out/reportHtml.tsx').match(/\w+\.css\?raw/g)).toEqual(['reportDocument.css?raw']);
  expect(layersOf(read('reportDocument.css'))).toEqual([]);
  expect(read('reportScroll.css').replaceAll(/\/\*[\s\S]*?\*\//g, '')).toMatch(
    /^\s*@media screen \{[\s\S]*\}\s*$/,
  );
});
