/** Tests the detection of duplicate clients. */
import { expect, test } from 'vitest';
import { likelyDuplicates } from '#domain/clients/mergedFields.ts';

const client = (id: string, name: string, domain: string) => ({ id, name, domain });

const pairsOf = (...clients: readonly ReturnType<typeof client>[]) =>
  likelyDuplicates(clients).map((pair) => pair.map(({ id }) => id));

test('those of one domain are, whatever case it has and whether or not it has www', () => {
  expect(
    pairsOf(
      client('a', 'Alder', 'alder.example'),
      client('b', 'Birch', 'birch.example'),
      client('c', 'Alder Store', 'www.Alder.example'),
    ),
  ).toEqual([['a', 'c']]);
});

test('those of one name are, whatever case, accents, signs and blanks it has', () => {
  expect(
    pairsOf(client('a', 'Café  Nord & Sons', 'nord.example'), client('b', 'cafe nord, sons', 'cafe.example')),
  ).toEqual([['a', 'b']]);
});

test('each pair is reported once, with the first of its kind; of three of one name two pairs are', () => {
  expect(
    pairsOf(
      client('a', 'Alder', 'alder.example'),
      client('b', 'alder', 'www.alder.example'),
      client('c', 'ALDER', 'alder.test'),
    ),
  ).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});

test('names without a letter are no names, and others of other domains are not alike', () => {
  expect(pairsOf(client('a', '🙂', 'one.example'), client('b', '…', 'two.example'))).toEqual([]);
  expect(pairsOf(client('a', 'Alder', 'a.example'), client('b', 'Elder', 'b.example'))).toEqual([]);
});
