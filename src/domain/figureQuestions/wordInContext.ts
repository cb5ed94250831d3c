/** Resolves single words whose meaning depends on the rest of the question: `who`, `when`, `cost`, `paid`, `between`. */
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { channelLabels, paidChannels } from '../metrics/channels.ts';
import type { Lexeme, Meaning } from './lexeme.ts';
import { clientsIn, figuresIn, has, type Kind, of } from './questionParts.ts';

type Place = { readonly one: Lexeme; readonly at: number; readonly all: readonly Lexeme[] };

/** The meaning of a word in its place; null if the rule does not apply. */
type Rule = (place: Place) => Meaning | null;

const filler: Meaning = { kind: 'filler' };

/** “Who increased spend” can mean people, “who grew revenue” means clients. */
const clientDeeds = /^(grew|grown|lost|gained|dropped|fell|declined|improved|fastest)/;

const isOfClients = (lexemes: readonly Lexeme[]): boolean =>
  has(lexemes, 'rank', 'bound') ||
  lexemes.some(({ kind, words }) => kind === 'change' && clientDeeds.test(words));

/** Two or more things of one kind. */
const areSeveral = (lexemes: readonly Lexeme[]): boolean => {
  const kinds = of(lexemes, 'filter').map(({ dimension }) => dimension);
  return clientsIn(lexemes).length > 1 || new Set(kinds).size < kinds.length;
};

const isUnknown = ({ one }: Place, words: RegExp): boolean => one.kind === 'unknown' && words.test(one.words);

const convert: Rule = ({ one, at, all }) => {
  const next = all[at + 1]?.kind;
  const isRated = one.kind === 'unknown' && /^converts?$/.test(one.words);
  return isRated && (next === 'rank' || next === 'comparative') ? { kind: 'figure', figure: 'cvr' } : null;
};

const whatHappened: Rule = ({ one, at, all }) => {
  if (!has(all, 'figure')) return null;
  if (one.words === 'what happened' && one.kind === 'log' && all[at + 1]?.words === 'to')
    return { kind: 'change', sense: 'either' };
  return one.words === 'to' && one.kind === 'unknown' && all[at - 1]?.words === 'what happened'
    ? filler
    : null;
};

const who: Rule = ({ one: { kind, words }, all }) => {
  if (kind === 'filler' && /^who(s|\b(?!se))/.test(words) && !has(all, 'dimension', 'rank'))
    return { kind: 'unknown' };
  if (kind !== 'log' || words !== 'who') return null;
  // “Who spent more, Stackpilot or Voltride?”
  if (has(all, 'comparative') && clientsIn(all).length > 1) return filler;
  return isOfClients(all) && !has(all, 'dimension', 'step', 'noTopic')
    ? { kind: 'dimension', by: 'client' }
    : null;
};

const when: Rule = ({ one, all }) => {
  if (one.kind !== 'log' || one.words !== 'when' || !has(all, 'rank') || has(all, 'dimension')) return null;
  return has(all, 'step') ? filler : { kind: 'step', unit: 'day' };
};

/** `which month of 2025 was the best`. */
const monthOf: Rule = ({ one, at, all }) => {
  const next = all[at + 1];
  const isOfLonger = next?.kind === 'period' && ['quarter', 'half', 'year'].includes(next.period.unit ?? '');
  const unit = /^(?:the )?(month|quarter) of$/.exec(one.words)?.[1];
  if (!isOfLonger || unit === undefined || !has(all, 'rank') || has(all, 'dimension', 'step')) return null;
  return { kind: 'step', unit: unit === 'month' ? unit : 'quarter' };
};

/** `weekend vs weekday revenue`; with a ranking, “weekday” is one of seven. */
const weekday: Rule = ({ one, all }) =>
  one.kind === 'step' && one.words === 'weekday' && !has(all, 'rank')
    ? { kind: 'weekdays', days: [0, 1, 2, 3, 4], label: 'Weekdays' }
    : null;

const cost: Rule = (place) =>
  isUnknown(place, /^costs?$/) && has(place.all, 'filter', 'per') && !has(place.all, 'figure')
    ? { kind: 'figure', figure: 'spend_cents' }
    : null;

const costPer: Readonly<Partial<Record<FigureName, FigureName>>> = {
  conversions: 'cpa_cents',
  clicks: 'cpc_cents',
  leads: 'cpl_cents',
  new_customers: 'media_cac_cents',
};

/** `the most expensive client per conversion`. */
const expensivePer: Rule = ({ one, all }) => {
  const figure = one.kind === 'per' ? costPer[one.figure] : undefined;
  const isOfCost = all.some(({ kind, words }) => kind === 'rank' && /expensive|cheap|dear/.test(words));
  return figure !== undefined && isOfCost && !has(all, 'figure') ? { kind: 'figure', figure } : null;
};

const difference = /^(difference|gap|compar)/;

/** `the difference between email and direct`. */
const between: Rule = (place) =>
  isUnknown(place, /^between$/) &&
  areSeveral(place.all) &&
  place.all.some(({ words }) => difference.test(words))
    ? filler
    : null;

/** `did spend fall while revenue rose`. */
const meanwhile: Rule = (place) =>
  isUnknown(place, /^(while|whereas|whilst)$/) && figuresIn(place.all).length > 1 ? { kind: 'and' } : null;

const isPart: readonly (Kind | undefined)[] = ['dimension', 'step'];

/** `clients with no orders`: amounts and counts only, as a ratio is never nothing. */
const nothing: Rule = ({ one, at, all }) => {
  const next = all[at + 1];
  const isNone =
    (one.kind === 'unknown' && /^(no|zero)$/.test(one.words)) ||
    (one.kind === 'except' && one.words === 'without') ||
    (one.kind === 'number' && one.value === 0);
  return isNone &&
    next?.kind === 'figure' &&
    isFactMeasure(next.figure) &&
    all.some(({ kind }) => isPart.includes(kind))
    ? { kind: 'bound', bound: { is: 'atMost', value: 0, isPercent: false } }
    : null;
};

const channelGroups = { paid: paidChannels, organic: ['organic_search', 'organic_social'] } as const;

/** `paid vs organic revenue` compares groups of channels; alone, “organic” can mean search only. */
const channelGroup: Rule = ({ one, at, all }) => {
  if (one.kind !== 'unknown' || (one.words !== 'paid' && one.words !== 'organic')) return null;
  const other = one.words === 'paid' ? 'organic' : 'paid';
  const isLeftOut = all[at - 1]?.kind === 'except';
  if (!isLeftOut && (!has(all, 'versus') || !all.some(({ words }) => words === other))) return null;
  const values = channelGroups[one.words];
  const label = one.words === 'paid' ? 'Paid' : 'Organic';
  const names = values.map((value) => channelLabels[value]).join(', ');
  return { kind: 'filter', dimension: 'channel', values, label, stated: `Took “${one.words}” as ${names}.` };
};

/** `all clients but Stackpilot`. */
const allBut: Rule = ({ one, at, all }) => {
  const before = all[at - 1]?.kind;
  return one.kind === 'unknown' && one.words === 'but' && (before === 'allClients' || before === 'dimension')
    ? { kind: 'except' }
    : null;
};

/** `the ratio of clicks to sessions`. */
const ratioTo: Rule = (place) =>
  isUnknown(place, /^(to|over|into)$/) &&
  has(place.all, 'ratio') &&
  place.all[place.at - 1]?.kind === 'figure' &&
  place.all[place.at + 1]?.kind === 'figure'
    ? filler
    : null;

/** `when did revenue first exceed 40k`, `when was ROAS last above 5`. */
const firstOrLast: Rule = ({ one, all }) =>
  one.kind === 'unknown' && (one.words === 'first' || one.words === 'last') && has(all, 'bound')
    ? { kind: 'course', course: one.words }
    : null;

/** `when was the last time that`, where the day is asked for anyway. */
const whenOf: Rule = ({ one, all }) =>
  one.kind === 'log' &&
  one.words === 'when' &&
  has(all, 'bound') &&
  (has(all, 'course') || all.some(({ kind, words }) => kind === 'unknown' && /^(first|last)$/.test(words)))
    ? filler
    : null;

const rules: readonly Rule[] = [
  allBut,
  ratioTo,
  firstOrLast,
  whenOf,
  weekday,
  convert,
  whatHappened,
  who,
  when,
  monthOf,
  cost,
  expensivePer,
  between,
  meanwhile,
  nothing,
  channelGroup,
];

export const wordInContext = (one: Lexeme, at: number, all: readonly Lexeme[]): Lexeme => {
  for (const rule of rules) {
    const meaning = rule({ one, at, all });
    if (meaning !== null) return { ...meaning, words: one.words };
  }
  return one;
};
