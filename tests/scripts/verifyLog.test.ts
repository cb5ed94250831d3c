/** Tests `npm run verify-log` with exported files, and the documented hash formula with its own example. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashEvent } from '#events/log/hashChain.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { contactOf, linesOf, openLab } from '#tests/mocks/inspection/labFixture.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';

const folder = mkdtempSync(join(tmpdir(), 'agencylens-log-'));

let lines: readonly string[] = [];
let cloudEvents: readonly string[] = [];
let head = '';

beforeAll(async () => {
  const lab = await openLab();
  await lab.seed();
  lines = await linesOf(await lab.controls.exportNdjson());
  await appendFacts(personalLog(lab.log, lab.world), lab.world, [contactOf('Ingrid Solberg')]);
  cloudEvents = await linesOf(await lab.controls.exportCloudEvents());
  head = (await lab.controls.head()).hash;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = (name: string, content: readonly string[]) => {
  const path = join(folder, name);
  writeFileSync(path, content.map((line) => `${line}\n`).join(''));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verifyLog.ts', path], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.replaceAll(path, name) };
};

const at = (position: number): string => lines[position] ?? '';

describe('npm run verify-log', () => {
  test('accepts a log as it was exported, and shows of what its head is made', () => {
    const { count, head } = JSON.parse(lines[0] ?? '');
    const { status, said } = verify('good.ndjson', lines);

    expect([status, said.split('\n')[0]]).toEqual([
      0,
      `good.ndjson is right: ${count} events of the log “main”, the chain is intact.`,
    ]);
    expect(said.trimEnd().endsWith(`  = ${head}`)).toBe(true);
  });

  test.each([
    [
      'a flipped byte',
      () =>
        lines.with(
          9,
          at(9).replace(/"occurredAt":"20(.)/, (_, digit) => `"occurredAt":"20${Number(digit) ^ 1}`),
        ),
      'at position 9: Line 10 is not what was hashed: it was changed.',
    ],
    [
      'a missing line',
      () => lines.toSpliced(9, 1),
      'at position 9: Line 10 is not the event that belongs here.',
    ],
    [
      'two lines that changed places',
      () => lines.with(9, at(10)).with(10, at(9)),
      'at position 9: Line 10 is not the event that belongs here.',
    ],
  ])('refuses %s, and says where', (_, forge, words) => {
    expect(verify('forged.ndjson', forge())).toEqual({
      status: 1,
      said: `forged.ndjson is refused ${words} 8 events before it are right.\n`,
    });
  });

  test('refuses a log without its end', () => {
    const events = lines.length - 2;
    const { status, said } = verify('cut.ndjson', lines.slice(0, -1));

    expect([status, said]).toEqual([
      1,
      `cut.ndjson is refused at position ${events + 1}: The file breaks off after ${events} events: its end line is missing. ${events} events before it are right.\n`,
    ]);
  });
});

describe('npm run verify-log with CloudEvents', () => {
  const atEnd = 'CloudEvents have no end line: compare the head, as events may be missing behind it.';

  test('accepts a log as it was exported, with the head that the Lab shows', () => {
    const { status, said } = verify('good.jsonl', cloudEvents);
    const told = said.trimEnd().split('\n');

    expect([status, told[0], told.slice(-2)]).toEqual([
      0,
      `good.jsonl is right: 21 events of the log “main”, the chain is intact.`,
      [`  = ${head}`, atEnd],
    ]);
  });

  test.each([
    [
      'an attribute that was changed',
      () => cloudEvents.with(8, (cloudEvents[8] ?? '').replace('"commandid":"', '"commandid":"x')),
      'position 9: Line 9 is not what was hashed: it was changed. 8',
    ],
    [
      'a name that stands in the open',
      () => cloudEvents.with(-1, (cloudEvents.at(-1) ?? '').replace('"Erased person"', '"Ingrid Solberg"')),
      'position 21: Line 21 is not what was hashed: it was changed. 20',
    ],
    [
      'a missing line',
      () => cloudEvents.toSpliced(8, 1),
      'position 9: Line 9 is not the event that belongs here. 8',
    ],
    [
      'another kind of JSON',
      () => cloudEvents.with(8, '{"specversion":"1.0","actor":"seed:demo"}'),
      'position 9: Line 9 has no text in subject. 8',
    ],
  ])('refuses %s, and says where', (_, forge, words) => {
    expect(verify('forged.jsonl', forge())).toEqual({
      status: 1,
      said: `forged.jsonl is refused at ${words} events before it are right.\n`,
    });
  });
});

describe('the formula of a hash', () => {
  const text = readFileSync('docs/promises.md', 'utf8');
  const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex');
  const told = (name: string): string => {
    const line = text.split('\n').find((one) => one.startsWith(`    ${name} = `));
    if (line === undefined) throw new Error(`the document does not tell ${name}`);
    return line.slice(`    ${name} = `.length);
  };

  test('gives what the worked example of the documents says', () => {
    const b = sha256(told('B'));

    expect(told('hex(sha256(B))')).toBe(b);
    expect(told('hash')).toBe(sha256(sha256(told('A')) + b));
  });

  test('is the one by which the product hashes', () => {
    const [, before, previousHash = '', recordedAt = '', source = '', subject = '', type = ''] =
      told('A').split('|');
    const [, stream = '', revision] = subject.split('/');
    const place = { position: Number(before) + 1, previousHash, recordedAt, tenant: source.slice(4), stream };

    expect(hashEvent({ ...JSON.parse(told('B')), ...place, revision: Number(revision), type })).toBe(
      told('hash'),
    );
  });
});
