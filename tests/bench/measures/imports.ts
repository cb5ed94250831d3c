/** Measures how long a file of 100,000 rows takes to parse into facts, in each platform's format. */

import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { noChoices } from '#domain/imports/platform/importReading.ts';
import { runImportTask } from '#ui/pages/clients/imports/reader/runImportTask.ts';
import { type Summary, summarize } from '../summary.ts';

export const importRows = 100_000;

export type ImportTimes = {
  readonly what: string;
  readonly bytes: number;
  readonly rows: number;
  /** Milliseconds from bytes to preview. */
  readonly read: Summary;
  /** Milliseconds from bytes to rows packed for the wire; includes parsing again. */
  readonly packed: Summary;
  /** The longest time in milliseconds between two points at which the parse can be cancelled. */
  readonly longestStep: number;
};

const days = 500;
const firstDay = 19_723;

const dayAt = (row: number): string => calendarDayOf(firstDay + (row % days));

const thousands = (value: number, group: string): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, group);

const files: readonly {
  readonly what: string;
  readonly head: string;
  readonly row: (at: number) => string;
}[] = [
  {
    what: 'Google Ads, in English',
    head: 'Campaign report\nAll time\nCampaign,Day,Campaign type,Device,Currency code,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions,Conv. value',
    row: (at) =>
      `Campaign ${Math.floor(at / days)},${dayAt(at)},Search,Computers,USD,${at % 900},"${thousands(1_000 + at, ',')}",1.20%,0.37,"${thousands(1_000 + (at % 5_000), ',')}.10",1.50,20.00`,
  },
  {
    what: 'Meta Ads, in German',
    head: 'Berichtsstart;Berichtsende;Kampagnenname;Auslieferung der Kampagne;Reichweite;Impressionen;Klicks (alle);Ausgegebener Betrag (USD);Käufe',
    row: (at) =>
      `${dayAt(at)};${dayAt(at)};Kampagne ${Math.floor(at / days)};active;900;${thousands(1_000 + at, '.')};${at % 900};${thousands(1_000 + (at % 5_000), '.')},10;1`,
  },
  {
    what: 'Google Analytics 4, by tabs',
    head: 'Date\tSession source / medium\tCountry\tSessions\tTotal users\tTotal revenue',
    row: (at) =>
      `${dayAt(at)}\tgoogle / ${at % 2 === 0 ? 'cpc' : 'organic'}\tGermany\t${at % 90}\t${at % 80}\t12.50`,
  },
];

const fileOf = ({ head, row }: (typeof files)[number]): Blob =>
  new Blob([[head, ...Array.from({ length: importRows }, (_, at) => row(at))].join('\n')]);

const rules = { today: '2026-11-28', currency: 'USD' };

export const measureImports = async (rounds: number): Promise<readonly ImportTimes[]> => {
  const times: ImportTimes[] = [];
  for (const one of files) {
    const file = fileOf(one);
    const [read, packed]: [number[], number[]] = [[], []];
    let [rows, longestStep] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      let last = performance.now();
      const tell = (): void => {
        const now = performance.now();
        longestStep = Math.max(longestStep, now - last);
        last = now;
      };
      const begun = performance.now();
      const { reading } = await runImportTask(
        { file, choices: noChoices, rules, wants: 'reading' },
        { tell },
      );
      read.push(performance.now() - begun);
      const again = performance.now();
      await runImportTask({ file, choices: noChoices, rules, wants: 'rows' }, { tell: () => {} });
      packed.push(performance.now() - again);
      rows = reading.preview?.rows ?? 0;
    }
    times.push({
      what: one.what,
      bytes: file.size,
      rows,
      read: summarize(read),
      packed: summarize(packed),
      longestStep,
    });
  }
  return times;
};
