/** Expands abbreviations that analysts type, unless a name is spelled the same. */
import type { Lexicon } from './lexicon.ts';

const short: Readonly<Record<string, string>> = {
  ly: 'last year',
  lm: 'last month',
  lw: 'last week',
  lq: 'last quarter',
  pp: 'previous period',
  yday: 'yesterday',
  rev: 'revenue',
  revs: 'revenue',
  conv: 'conversion',
  convs: 'conversions',
  impr: 'impressions',
  imps: 'impressions',
  impressns: 'impressions',
  sess: 'sessions',
  pvs: 'pageviews',
  cust: 'customer',
  custs: 'customers',
  cr: 'conversion rate',
  excluded: 'excluding',
  exluding: 'excluding',
  excuding: 'excluding',
  witout: 'without',
  withou: 'without',
  secnd: 'second',
  lastest: 'latest',
  medain: 'median',
  weekeds: 'weekends',
  wkend: 'weekend',
  wkends: 'weekends',
  wknd: 'weekend',
  wkday: 'weekday',
  wkdays: 'weekdays',
  mons: 'mondays',
  tues: 'tuesday',
  weds: 'wednesday',
  thurs: 'thursday',
  fri: 'friday',
  sats: 'saturdays',
  suns: 'sundays',
  hr: 'hour',
  hrs: 'hours',
  qtrs: 'quarters',
  wks: 'weeks',
  mths: 'months',
  mnths: 'months',
  yrs: 'years',
};

const expansions = new Map(Object.entries(short).map(([word, full]) => [word, full.split(' ')]));

/** `vs LY` becomes `vs last year`; the typed words are kept for each expanded one. */
export const expanded = (words: readonly string[], lexicon: Lexicon): readonly string[] =>
  words.flatMap((word) => (lexicon.has(word) ? word : (expansions.get(word) ?? word)));
