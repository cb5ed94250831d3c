/** Tests that a row's days follow its platform's header and the date range in the file. */
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const lines = (...all: readonly string[]): string => all.join('\n');
const channels = { '': 'direct' } as const;

const spans = (text: string) => {
  const read = readExport(text, { channels });
  return {
    asks: read.reading.questions.map(({ kind }) => kind),
    days: read.reading.preview?.days,
    range: read.reading.preview?.range,
    rows: read.rows().length,
  };
};

const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const firsts = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

describe('a column that says that it has days', () => {
  test.each([
    ...['Day', 'Tag', 'Jour', 'Día', 'Giorno', 'Dia', 'Dag', 'Dzień', 'Ημέρα', '日', 'By Day'],
    'Gregorian date',
  ])('%s has days, however sparse they are', (header) => {
    for (const days of [mondays, firsts]) {
      const text = lines(`Campaign,${header},Clicks`, ...days.map((day) => `Deals,${day},70`));
      expect(spans(text)).toEqual({
        asks: [],
        days: 'daily',
        range: { from: days[0], to: days.at(-1) },
        rows: 5,
      });
    }
  });

  test('Date has days in a report of a platform, and weeks in a table of Mondays that nobody knows', () => {
    const ga4 = lines(
      'Date,Session default channel group,Sessions',
      ...mondays.map((day) => `${day},Direct,7`),
    );
    const table = lines('Date,Sessions', ...mondays.map((day) => `${day},7`));
    expect([spans(ga4).rows, spans(table).days]).toEqual([5, 'spread']);
  });
});

describe('a day of the month', () => {
  const report = (to: string) =>
    spans(
      lines(
        ...['# ---------------', '# Report', '# Start date: 20261028', `# End date: ${to}`],
        'Day,Session default channel group,Sessions',
        ...['28', '31', '01', '03'].map((day) => `${day},Direct,10`),
      ),
    );

  test('is the day that the stated range has once', () => {
    expect(report('20261103')).toEqual({
      asks: [],
      days: 'daily',
      range: { from: '2026-10-28', to: '2026-11-03' },
      rows: 4,
    });
  });

  test('that the range has twice is left out', () => {
    expect(report('20261128').rows).toBe(3);
  });
});

describe('an hour behind its day', () => {
  test.each([
    ['Date + hour (YYYYMMDDHH)', '2026110100', '2026110123'],
    ['Date + hour', '2026110100', '2026110123'],
    ['Date hour and minute (YYYYMMDDHHMM)', '202611010005', '202611012359'],
    ['Datum + Uhrzeit (JJJJMMTTSS)', '2026110101', '2026110102'],
    ['Date', '2026-11-01 00:00', '2026-11-01 23:00'],
    ['Date', '2026-11-01T05', '2026-11-01 6 PM'],
    ['Timestamp', '2026-11-01T13:00:00+01:00', '2026-11-01T14:00:00+01:00'],
    ['Date and hour', '2026110100', '2026110123'],
    ['DateTime', '2026-11-01 00:30', '2026-11-01 23:30'],
  ])('of %s counts to its day', (header, first, second) => {
    const text = lines(
      `${header},Session default channel group,Sessions`,
      `${first},Direct,10`,
      `${second},Direct,5`,
    );
    const read = readExport(text);
    expect(read.rows().map(({ day, measures }) => [day, measures])).toEqual([
      ['2026-11-01', { sessions: 15 }],
    ]);
  });
});

describe('a row of a week', () => {
  const stated = ['# ---------------', '# Report', '# Start date: 20261026', '# End date: 20261110'];

  test('of Google Analytics begins on Sunday, and ends with the days that the file states', () => {
    const read = readExport(
      lines(
        ...stated,
        'Year week,Session default channel group,Sessions',
        '202644,Direct,60',
        '202646,Direct,30',
      ),
    );
    const days = read.rows().map(({ day }) => day);
    expect([days[0], days.at(5), days.at(6), days.at(-1), days.length]).toEqual([
      '2026-10-26',
      '2026-10-31',
      '2026-11-08',
      '2026-11-10',
      9,
    ]);
  });

  test.each(['Year week', 'Jahr Woche', 'Année semaine', 'Año semana', 'Rok tydzień', 'År vecka', '年と週'])(
    'under %s begins on Sunday, if no other header reports Google Analytics',
    (header) => {
      const days = readExport(lines(`${header},Sessions`, '202645,70'), { channels })
        .rows()
        .map(({ day }) => day);
      expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-11-07', 7]);
    },
  );

  test.each([
    ['ISO week of ISO year', '202645'],
    ['Week', '2026-W45'],
    ['Week', '2026W45'],
    ['Week', '2026-11-02'],
    ['Woche', '02.11.2026'],
    ['Week', 'Nov 2 - Nov 8, 2026'],
    ['ISO week', '2026-W45'],
    ['Kalenderwoche', 'KW 45 2026'],
    ['KW', 'KW 45/2026'],
    ['Woche', '45/2026'],
    ['Semaine', 'S45 2026'],
    ['Semana', '2026 - semana 45'],
  ])('%s %s is that from Monday', (header, cell) => {
    const read = readExport(
      lines(`${header},Clicks`, `"${cell}",70`, ...(cell.includes('.') ? ['16.11.2026,7'] : [])),
      { channels },
    );
    const days = read
      .rows()
      .map(({ day }) => day)
      .slice(0, 7);
    expect([days[0], days[6]]).toEqual(['2026-11-02', '2026-11-08']);
  });

  test('counted from the first day of the file has seven days', () => {
    const read = readExport(
      lines(...stated, 'Nth week,Session default channel group,Sessions', '0000,Direct,70', '0002,Direct,20'),
    );
    const days = read.rows().map(({ day }) => day);
    expect([days[0], days[6], days[7], days.at(-1)]).toEqual([
      '2026-10-26',
      '2026-11-01',
      '2026-11-09',
      '2026-11-10',
    ]);
  });
});

describe('a row of a quarter', () => {
  test.each([
    ['Quarter', 'Q3 2026'],
    ['Quarter', '2026-Q3'],
    ['Quarter', '2026Q3'],
    ['Quarter', '2026-07-01'],
    ['Quartal', '3. Quartal 2026'],
    ['Trimestre', 'T3 2026'],
    ['Kwartał', '3 kw. 2026'],
    ['四半期', '2026年第3四半期'],
    ['Τρίμηνο', '3ο τρίμηνο 2026'],
  ])('%s %s has all its days', (header, cell) => {
    const { preview, questions } = readExport(lines(`${header},Clicks`, `${cell},92`), { channels }).reading;
    expect([questions, preview?.range]).toEqual([[], { from: '2026-07-01', to: '2026-09-30' }]);
  });
});

describe('digits that are no date', () => {
  test.each(['1792022400', '1791936000', '00011001', '2026-W54'])('%s are named', (cell) => {
    for (const header of ['Date', 'Week']) {
      const { preview } = readExport(lines(`${header},Clicks`, `${cell},7`), { channels }).reading;
      expect(preview?.unread).toEqual([{ line: 2, reason: `“${cell}” is not a date` }]);
    }
  });
});

describe('a day in digits of another script', () => {
  test.each(['２０２６-１０-１３', '２０２６年１０月１３日', '١٣/١٠/٢٠٢٦', '१३.१०.२०२६'])(
    '%s is that day',
    (cell) => {
      expect(spans(lines('Date,Clicks', `${cell},7`)).range).toEqual({
        from: '2026-10-13',
        to: '2026-10-13',
      });
    },
  );
});

describe('a row of a month', () => {
  test.each([
    ['Year month', '202610'],
    ['Month', '2026-10'],
    ['Month', 'Oct 2026'],
    ['Month', 'Oct-26'],
    ['Miesiąc', 'październik 2026'],
    ['Monat', '2026-10-01'],
    ['月', '2026年10月'],
  ])('%s %s has all its days', (header, cell) => {
    const read = readExport(lines(`${header},Clicks`, `${cell},31`), { channels });
    expect(read.reading.preview?.range).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  });

  test('without a year, or counted, is of the days that the file states', () => {
    const head = ['Campaign report', '"October 5, 2026 - November 20, 2026"'];
    for (const [header, cell] of [
      ['Month', '10'],
      ['Month', 'October'],
      ['Nth month', '0000'],
    ]) {
      const read = readExport(
        lines(...head, `Campaign,${header},Clicks,Impr.,Cost`, `Sun,${cell},27,1,1.00`),
      );
      expect(read.reading.preview?.range).toEqual({ from: '2026-10-05', to: '2026-10-31' });
    }
  });
});

describe('the days that a file states', () => {
  const linkedin = [
    'Campaign Performance Report (in UTC)',
    '"Report Start: November 1, 2026, 12:00 AM"',
    '"Report End: November 12, 2026, 11:59 PM"',
    '"Date Generated: November 20, 2026, 9:15 AM"',
    '',
  ];

  test('settle the order of day and month', () => {
    const read = readExport(
      lines(
        ...linkedin,
        'Start Date (in UTC),Campaign Name,Total Spent,Impressions,Clicks',
        '11/1/2026,ABM,120.55,1000,12',
        '11/2/2026,ABM,110.45,900,9',
      ),
    );
    expect([read.reading.questions, read.rows().map(({ day }) => day)]).toEqual([
      [],
      ['2026-11-01', '2026-11-02'],
    ]);
  });

  test.each([
    ['Startdatum (in UTC)', 'Kampagnenname', 'Klicks'],
    ['Date de début (en UTC)', 'Nom de la campagne', 'Clics'],
    ['Fecha de inicio (en UTC)', 'Nombre de la campaña', 'Clics'],
    ['Data di inizio (in UTC)', 'Nome campagna', 'Clic'],
  ])('under %s are its days', (...headers) => {
    const { reading, rows } = readExport(lines(headers.join(','), '2026-11-01,A,5', '2026-11-02,A,6'));
    expect([reading.source, rows().map(({ day }) => day)]).toEqual([
      'linkedinAds',
      ['2026-11-01', '2026-11-02'],
    ]);
  });

  test.each([
    ['Nov 3', '2026-11-03'],
    ['3 Nov', '2026-11-03'],
    ['3.11.', '2026-11-03'],
    ['11/3', '2026-11-03'],
  ])('give %s its year', (cell, day) => {
    const read = readExport(
      lines(
        ...linkedin,
        'Start Date (in UTC),Campaign Name,Total Spent,Impressions,Clicks',
        `${cell},ABM,120.55,1000,12`,
      ),
    );
    expect(read.rows().map((row) => row.day)).toEqual([day]);
  });

  test('may be two lines, a pair, or a range behind its name', () => {
    const told = [
      [['Start: 2026-11-01', 'End: 2026-11-12', 'Created: 2026-11-20'], '01', '12'],
      [['Date range: 2026-11-01 ~ 2026-11-12'], '01', '12'],
      [['Report Time: 11/13/2026-11/28/2026', 'Last Completed Available Day: 11/20/2026'], '13', '28'],
      [['Reporting period: 1 November 2026 to 12 November 2026', 'Downloaded: 20 November 2026'], '01', '12'],
    ] as const;
    for (const [above, from, to] of told) {
      const read = readExport(
        lines(...above, 'Campaign,Clicks,Impressions', 'A,12,100'),
        { channels },
        { today: '2026-11-29', currency: 'USD' },
      );
      expect(read.reading.preview?.range).toEqual({ from: `2026-11-${from}`, to: `2026-11-${to}` });
    }
  });
});

describe('a year of two digits', () => {
  const daysOf = (...cells: readonly string[]) => {
    const read = readExport(lines('Date,Campaign,Clicks', ...cells.map((cell) => `${cell},A,10`)), {
      channels,
    });
    return [read.reading.questions.map(({ kind }) => kind), read.rows().map(({ day }) => day)];
  };

  test.each(['-', '/', '.'])('is first where the last numbers vary more, between “%s”', (mark) => {
    const cells = ['25-12-31', '26-01-01', '26-01-02'].map((cell) => cell.replaceAll('-', mark));
    expect(daysOf(...cells)).toEqual([[], ['2025-12-31', '2026-01-01', '2026-01-02']]);
  });

  test('is last where the first numbers vary, or where a month may be first', () => {
    expect([daysOf('26/11/25', '27/11/25'), daysOf('11/24/25', '11/25/25'), daysOf('26/11/25')]).toEqual([
      [[], ['2025-11-26', '2025-11-27']],
      [[], ['2025-11-24', '2025-11-25']],
      [[], ['2025-11-26']],
    ]);
    expect(daysOf('03/11/25', '03/11/26')[0]).toEqual(['dateOrder']);
  });
});

describe('a row from one time to another', () => {
  const rangeOf = (from: string, to: string) =>
    spans(lines('Start time,End time,Campaign name,Clicks', `${from},${to},A,10`)).range;

  test.each([
    ['2026-11-01T00:00:00.000-07:00', '2026-11-02T00:00:00.000-07:00'],
    ['2026-11-01 00:00', '2026-11-02 00:00'],
  ])('from %s ends before the midnight %s', (from, to) => {
    expect(rangeOf(from, to)).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  test('to a day, a later time, or from the same midnight has its last day', () => {
    const day = { from: '2026-11-01', to: '2026-11-02' };
    expect([
      rangeOf('2026-11-01', '2026-11-02'),
      rangeOf('2026-11-01 00:00:00', '2026-11-02 23:59:59'),
      rangeOf('2026-11-02 00:00', '2026-11-02 00:00'),
    ]).toEqual([day, day, { from: '2026-11-02', to: '2026-11-02' }]);
  });

  test('that ends at the midnight of today is over', () => {
    expect(rangeOf('2026-11-27 00:00', '2026-11-28 00:00')).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  });
});
