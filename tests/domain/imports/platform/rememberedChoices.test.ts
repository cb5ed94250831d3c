/** Tests the user's choices for a file: included days, and settings remembered for the next file. */
import { describe, expect, test } from 'vitest';
import { noChoices } from '#domain/imports/platform/importReading.ts';
import { overlappingDays } from '#domain/imports/platform/overlappingDays.ts';
import { choicesOfMapping, mappingOf } from '#domain/imports/platform/rememberedChoices.ts';
import { readExport } from '#tests/support/readExport.ts';

const range = (from: string, to: string) => ({ from: `2026-05-${from}`, to: `2026-05-${to}` });

describe('the days that facts are there for already', () => {
  test('are reported by channel, cut to those of the file, and as one where they touch', () => {
    const found = overlappingDays(
      [
        { channel: 'paid_search', ...range('05', '20') },
        { channel: 'email', ...range('05', '20') },
      ],
      [
        { channel: 'paid_search', ...range('18', '31') },
        { channel: 'paid_search', ...range('01', '06') },
        { channel: 'paid_search', ...range('07', '08') },
        { channel: 'paid_search', ...range('21', '22') },
        { channel: 'display', ...range('05', '20') },
      ],
    );
    expect(found).toEqual([
      { channel: 'paid_search', ...range('05', '08') },
      { channel: 'paid_search', ...range('18', '20') },
    ]);
  });
});

describe('a table that no platform wrote', () => {
  const file = (day: string) => `When,What,Number of clicks,Money\n${day},Sun,3,1.10\n`;
  const said = {
    ...noChoices,
    roles: { when: 'day', what: 'campaign', money: 'spend_cents' } as const,
    channels: { '': 'display' as const },
  };

  test('is read as a person says, and a file of the same header is then read alike', () => {
    expect(readExport(file('2026-05-01')).reading.questions.map(({ kind }) => kind)).toEqual([
      'range',
      'channels',
    ]);
    const first = readExport(file('2026-05-01'), said);
    const choices = choicesOfMapping(mappingOf(first.reading, said), noChoices);
    const second = readExport(file('2026-05-02'), choices);
    expect(second.reading.headersKey).toBe(first.reading.headersKey);
    expect(second.rows()).toEqual([
      {
        day: '2026-05-02',
        channel: 'display',
        campaign: 'Sun',
        device: null,
        country: null,
        measures: { clicks: 3, spend_cents: 110 },
      },
    ]);
  });

  test('has another key with another header, and what is remembered in words of before is left out', () => {
    expect(readExport('When,What\n2026-05-01,3\n').reading.headersKey).not.toBe(
      readExport('When,Who\n2026-05-01,3\n').reading.headersKey,
    );
    expect(
      choicesOfMapping({ 'column:when': 'hour', 'channel:x': 'radio', other: 'day' }, noChoices),
    ).toEqual(noChoices);
  });

  test('reports the lines that cannot be read, and why', () => {
    const read = readExport(
      [
        'Date,Campaign,Clicks,Spend',
        '2026-05-01,Sun,3,1.10',
        'yesterday,Sun,3,1.10',
        '2026-11-28,Sun,3,1.10',
        '2026-05-01,Sun,many,1.10',
        '2026-05-01,Sun,3,-1.10',
        '2026-05-01,Sun,3,1.10,extra',
        ',Sun,3,1.10',
        '2026-05-02,Sun,--,',
        '2026-05-03,Sun,1,2.00',
      ].join('\n'),
      { channels: { '': 'display' } },
    );
    expect(read.reading.preview?.unread).toEqual([
      { line: 3, reason: '“yesterday” is not a date' },
      { line: 4, reason: '“2026-11-28” is not over yet' },
      { line: 7, reason: 'It has 5 cells where the header has 4' },
      { line: 8, reason: 'It names no day' },
    ]);
    expect(read.reading.preview?.unreadCells).toEqual([
      { line: 5, column: 'Clicks', reason: '“many” is not a number' },
      { line: 6, column: 'Spend', reason: '-1.10 is below 0' },
    ]);
    expect(read.rows().map(({ day, measures }) => [day, measures])).toEqual([
      ['2026-05-01', { clicks: 6, spend_cents: 220 }],
      ['2026-05-03', { clicks: 1, spend_cents: 200 }],
    ]);
    expect(read.reading.preview?.emptyRows).toBe(1);
  });

  test('that is no text, or too long, says what to do', () => {
    const tooMany = [
      'Date,Campaign,Clicks',
      ...Array.from({ length: 100_001 }, (_, at) => `2026-05-01,${at},1`),
    ];
    expect([
      readExport(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1])).reading.fault,
      readExport('').reading.fault,
      readExport('nothing here').reading.fault,
      readExport(tooMany.join('\n'), { channels: { '': 'display' } }).reading.fault,
    ]).toEqual([
      'This is an Excel workbook or a ZIP archive. Unpack the archive and choose one of its files, or save the workbook as CSV.',
      'The file is empty.',
      'There is no table in the file: no line of headers with rows of figures below it.',
      'The file makes 100,001 rows, and an import has 100,000 at most. Export fewer days at once.',
    ]);
  });
});
