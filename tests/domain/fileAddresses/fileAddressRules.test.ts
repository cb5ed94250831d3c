/** Tests addresses of fetched files: which may be fetched, and the export of a Google Sheet. */
import { expect, test } from 'vitest';
import { addressProblem, fetchedAddress, pauseAfter } from '#domain/fileAddresses/fileAddressRules.ts';

test('an address is https, of a public host by name, without port and password', () => {
  const of = (texts: readonly string[]) => texts.map((text) => addressProblem(text));
  expect(
    of(['https://files.harbor.example/a.csv?key=1', ' https://docs.google.com/spreadsheets/d/x/edit ']),
  ).toEqual([null, null]);
  expect(of(['', 'figures.csv'])).toEqual(
    Array(2).fill('Enter an address such as https://files.example.com/figures.csv'),
  );
  expect(of(['http://files.harbor.example', 'file:///etc/passwd', 'ftp://harbor.example/a'])).toEqual(
    Array(3).fill('Must begin with https://'),
  );
  expect(of(['https://me:secret@harbor.example/'])).toEqual(['Must have no user name and no password']);
  expect(of(['https://harbor.example:8443/'])).toEqual(['Must have no port']);
  expect(
    of([
      'https://localhost/',
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
    ]),
  ).toEqual(Array(6).fill('Must name a public host such as files.example.com'));
  expect(of([`https://harbor.example/${'a'.repeat(2_000)}`])).toEqual(['Must have at most 2000 characters']);
});

test('the page of a Google Sheet gives its CSV export, with the tab', () => {
  const sheet = 'https://docs.google.com/spreadsheets';
  expect(
    [
      `${sheet}/d/1aB-c_D/edit#gid=42`,
      `${sheet}/d/1aB-c_D/edit?usp=sharing`,
      `${sheet}/u/1/d/1aB-c_D/edit?gid=7#gid=7`,
      `${sheet}/d/1aB-c_D`,
      `${sheet}/d/e/2PACX-1v/pubhtml?gid=3`,
      `${sheet}/d/e/2PACX-1v/pub?output=csv`,
      'https://files.harbor.example/spreadsheets/d/1aB/edit',
    ].map(fetchedAddress),
  ).toEqual([
    `${sheet}/d/1aB-c_D/export?format=csv&gid=42`,
    `${sheet}/d/1aB-c_D/export?format=csv`,
    `${sheet}/d/1aB-c_D/export?format=csv&gid=7`,
    `${sheet}/d/1aB-c_D/export?format=csv`,
    `${sheet}/d/e/2PACX-1v/pub?output=csv&gid=3&single=true`,
    `${sheet}/d/e/2PACX-1v/pub?output=csv`,
    'https://files.harbor.example/spreadsheets/d/1aB/edit',
  ]);
});

test('a fetch that failed is tried again after an hour', () => {
  const hour = 3_600_000;
  expect([
    pauseAfter('hour', 'imported'),
    pauseAfter('day', 'unchanged'),
    pauseAfter('day', 'failed'),
    pauseAfter('day', null),
  ]).toEqual([hour, 24 * hour, hour, 24 * hour]);
});
