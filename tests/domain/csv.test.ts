/** How a table is written as CSV. */
import { describe, expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { roiCsv } from '#domain/roi/roiCsv.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';

describe('csv', () => {
  test('begins with a byte order mark and ends each line with CRLF', () => {
    expect(
      csvText([
        ['a', 1],
        ['b', -2.5],
      ]),
    ).toBe('\uFEFFa,1\r\nb,-2.5\r\n');
  });

  test('quotes what has commas, quotes or line ends, and doubles quotes (RFC 4180)', () => {
    expect(csvText([['a, b', 'say "hi"', 'one\ntwo', 'plain']])).toBe(
      '\uFEFF"a, b","say ""hi""","one\ntwo",plain\r\n',
    );
  });

  test('keeps texts from being taken for formulas, and leaves numbers alone', () => {
    expect(csvText([['=1+1', '+1', '-1', '@now', '\tx', 'a=b', -1]])).toBe(
      "\uFEFF'=1+1,'+1,'-1,'@now,'\tx,a=b,-1\r\n",
    );
    expect(csvText([['=HYPERLINK("x")']])).toBe(`\uFEFF"'=HYPERLINK(""x"")"\r\n`);
  });

  test('of calculations has a row each: name, inputs, results [S9.6]', () => {
    const idle = { ...roiDefaults, clientCount: 0 };

    expect(
      roiCsv([
        { name: 'Today', inputs: roiDefaults },
        { name: '=idle', inputs: idle },
      ]).split('\r\n'),
    ).toEqual([
      '\uFEFFScenario,Monthly revenue,Clients,Hours per report,Reports per client and month,Hourly rate,Reporting hours a month,Reporting cost a month (USD),Reporting cost a year (USD),Hours saved a month,Money saved a month (USD),Money saved a year (USD),Platform cost a year (USD),Annual ROI (%),Payback (months),Net annual benefit (USD)',
      'Today,50000,10,8,4,75,320,24000,288000,256,19200,230400,2388,9548.24,0.124,228012',
      "'=idle,50000,0,8,4,75,0,0,0,0,0,0,2388,-100,never pays back at these inputs,-2388",
      '',
    ]);
  });
});
