/** Tests that every reason for an empty list has its own text and one action. */
import { expect, test } from 'vitest';
import { type EmptyWords, emptyLists } from '#ui/parts/empty/emptyLists.ts';
import { emptyWords } from '#ui/parts/figures/emptyWords.ts';

const ofLists: readonly (readonly [string, EmptyWords])[] = Object.entries(emptyLists).flatMap(
  ([list, kinds]) =>
    Object.entries<EmptyWords>(kinds).map(([kind, words]) => [`${list} ${kind}`, words] as const),
);

test('no two reasons on any screen have the same sentence, and each has a title, a sentence and a label', () => {
  const sentences = [
    ...ofLists.map(([, { text }]) => text),
    ...Object.values(emptyWords).map(({ text }) => text),
  ];

  expect(sentences.length - new Set(sentences).size).toBe(0);
  expect(ofLists.filter(([, words]) => Object.values(words).some((text) => text.trim() === ''))).toEqual([]);
});

test('no list says a mere “No data”', () => {
  expect(ofLists.filter(([, { title }]) => /^(no data|nothing here)/i.test(title))).toEqual([]);
});
