/** Checks and completes addresses of CSV files and Google Sheets that are fetched on a schedule. */
import { normalizeHost } from '../hostName.ts';
import { tidyText } from '../text/visibleText.ts';

export const fetchIntervals = ['hour', 'day'] as const;
export type FetchInterval = (typeof fetchIntervals)[number];

export const fetchOutcomes = ['imported', 'unchanged', 'failed'] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];

/** Bytes. */
export const mostOfFile = 10 * 1_024 * 1_024;

/** Milliseconds for a whole fetch, redirects included: less than the 30 seconds of silence after which a server closes a connection. */
export const fetchPatience = 25_000;

/** Addresses of one workspace. */
export const mostAddresses = 50;

const longestAddress = 2_000;
const longestName = 80;

const hour = 3_600_000;

/** Milliseconds. A fetch that failed is tried again after an hour. */
export const pauseAfter = (every: FetchInterval, outcome: FetchOutcome | null): number =>
  every === 'hour' || outcome === 'failed' ? hour : 24 * hour;

export const tidyAddress = (text: string): string => URL.parse(text.trim())?.href ?? text.trim();

export const addressProblem = (text: string): string | null => {
  const url = URL.parse(text.trim());
  if (url === null) return 'Enter an address such as https://files.example.com/figures.csv';
  if (url.protocol !== 'https:') return 'Must begin with https://';
  if (url.username !== '' || url.password !== '') return 'Must have no user name and no password';
  if (url.port !== '') return 'Must have no port';
  if (normalizeHost(url.hostname) === null) return 'Must name a public host such as files.example.com';
  return url.href.length > longestAddress ? `Must have at most ${longestAddress} characters` : null;
};

export const addressNameProblem = (name: string): string | null => {
  const { length } = tidyText(name);
  if (length === 0) return 'Name is required';
  return length > longestName ? `Must have at most ${longestName} characters` : null;
};

const sheetOf = /^\/spreadsheets(?:\/u\/\d+)?\/d\/(e\/)?([\w-]+)\//;

/** The CSV export of a Google Sheet whose page the address names; other addresses as they are. */
export const fetchedAddress = (text: string): string => {
  const url = new URL(text);
  const [, published, id] = (url.hostname === 'docs.google.com' && sheetOf.exec(`${url.pathname}/`)) || [];
  if (id === undefined) return url.href;
  const gid = url.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(url.hash)?.[1];
  const tab = gid === undefined ? {} : { gid };
  const asked = new URLSearchParams(
    published ? { output: 'csv', ...(gid && { gid, single: 'true' }) } : { format: 'csv', ...tab },
  );
  return `https://docs.google.com/spreadsheets/d/${published ?? ''}${id}/${published ? 'pub' : 'export'}?${asked}`;
};
