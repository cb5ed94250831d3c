/** The interface shows an event's number, never its position in the log, in one format (ruling D35). */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const writers = ['src/ui/content/eventNames.ts', 'src/ui/parts/EventLink.tsx', 'src/ui/parts/EventLines.tsx'];

const written = [
  /(?:#|[Ee]vent )\$?\{(?:\w+\.)?(?:position|number)\}|>\{(?:\w+\.)?position\}/g,
  /[?&]event=\$\{/g,
  /dataIndex: 'position'/g,
  /\b(?:log position|position of the log|position in the log)\b(?=[^*]*[<'"`])/gi,
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const placesIn = (text: string): string[] =>
  written.flatMap((pattern) => withoutComments(text).match(pattern) ?? []);

test('a position that people would read is distinguished from one that only addresses and keys have', () => {
  const read = [
    '<b>#{item.position}</b>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    'aria-label={`Event ${position}`}',
    '<td>{position}</td>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    'to={`/real-time-monitoring?event=${position}`}',
    "dataIndex: 'position',",
    "['Log position', value]",
  ];
  const kept = ['key={position}', 'rowKey="position"', '<EventLink event={item} />', '/** #{position} */'];

  expect(read.map((text) => placesIn(text).length > 0)).toEqual(read.map(() => true));
  expect(kept.flatMap(placesIn)).toEqual([]);
});

test('pages and their parts write no event but by its number, in one way', () => {
  const files = ['src/ui/pages', 'src/ui/parts', 'src/ui/content'].flatMap(sourceFilesBelow);
  const found = files
    .filter(({ path }) => !writers.includes(path))
    .flatMap(({ path, text }) => placesIn(text).map((place) => `${path}: ${place}`));

  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
