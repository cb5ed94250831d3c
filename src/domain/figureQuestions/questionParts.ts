/** Extracts the parts of a question about metrics from its lexemes. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Grouping } from '../metrics/metricQuery.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { type FilterDimension, noFilters, type ViewFilters } from '../metrics/view.ts';
import type { Condition, FigureQuestion, SpanReading, Without } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import type { Times } from './periodsCompared.ts';

export type QuestionFacts = {
  readonly lexicon: Lexicon;
  readonly today: EpochDay;
  readonly usualDays: Days;
  readonly ownClient: string | null;
  /** Earlier questions of the conversation, the oldest first. */
  readonly before?: readonly string[];
  readonly forecastRefusal: string | null;
};

export type Kind = Lexeme['kind'];
export type Of<K extends Kind> = Extract<Lexeme, { readonly kind: K }>;

export const of = <K extends Kind>(lexemes: readonly Lexeme[], kind: K): readonly Of<K>[] =>
  lexemes.filter((lexeme): lexeme is Of<K> => lexeme.kind === kind);

export const has = (lexemes: readonly Lexeme[], ...kinds: readonly Kind[]): boolean =>
  lexemes.some(({ kind }) => kinds.some((one) => one === kind));

export type Asked = {
  /** The question starts with `did`, `is` or `has`. */
  readonly isYesNo: boolean;
  readonly lexemes: readonly Lexeme[];
  readonly figure: FigureName;
  readonly times: Times;
  readonly span: SpanReading;
  /** The bounds of other metrics than the listed one. */
  readonly where: readonly Condition[];
};

export type Made = { readonly question: FigureQuestion } | { readonly why: string };

export const figuresIn = (lexemes: readonly Lexeme[]): readonly FigureName[] => [
  ...new Set(of(lexemes, 'figure').map(({ figure }) => figure)),
];

export const clientsIn = (lexemes: readonly Lexeme[]) => [
  ...new Map(of(lexemes, 'client').map(({ client }) => [client.id, client])).values(),
];

const speakableKinds: readonly Kind[] = [
  'figure',
  'client',
  'filter',
  'dimension',
  'period',
  'before',
  'yearBefore',
  'rank',
  'steps',
  'step',
  'change',
  'bound',
  'per',
  'share',
  'without',
  'weekdays',
  'course',
  'median',
  'ratio',
  'averageBound',
];

export const understoodOf = (lexemes: readonly Lexeme[]): readonly string[] => [
  ...new Set(
    lexemes
      .filter(({ kind }) => speakableKinds.includes(kind))
      .map((lexeme) => {
        if (lexeme.kind === 'figure') return figureOf(lexeme.figure).label;
        if (lexeme.kind === 'client') return lexeme.client.name;
        if (lexeme.kind === 'without') return `without ${lexeme.label}`;
        return lexeme.kind === 'filter' ? lexeme.label : lexeme.words;
      }),
  ),
];

export const filtersOf = (filters: readonly Of<'filter'>[]): ViewFilters => {
  const all: Record<FilterDimension, string[]> = {
    channel: [],
    campaign: [],
    source: [],
    device: [],
    country: [],
  };
  for (const { dimension, values } of filters) all[dimension] = [...new Set([...all[dimension], ...values])];
  return { ...noFilters, ...all };
};

export const withoutIn = (lexemes: readonly Lexeme[]): { readonly without?: readonly Without[] } => {
  const without = of(lexemes, 'without').map(({ dimension, values, label }) => ({
    dimension,
    values,
    label,
  }));
  return without.length === 0 ? {} : { without };
};

export const statedBy = (lexemes: readonly Lexeme[]): readonly string[] => [
  ...new Set([
    ...lexemes.flatMap(({ corrections = [] }) => corrections),
    ...of(lexemes, 'filter').flatMap(({ stated }) => (stated === undefined ? [] : [stated])),
  ]),
];

const names = (lexeme: Lexeme | undefined, by: Grouping): boolean =>
  (lexeme?.kind === 'filter' && lexeme.dimension === by) || (lexeme?.kind === 'client' && by === 'client');

/** Dimensions to list. In “the campaign Generic” and “the email channel” the word only describes the name. */
export const dimensionsIn = (lexemes: readonly Lexeme[]): readonly Of<'dimension'>[] =>
  lexemes.filter((lexeme, index): lexeme is Of<'dimension'> => {
    if (lexeme.kind !== 'dimension') return false;
    const { by, words } = lexeme;
    return words.endsWith('s') || !(names(lexemes[index + 1], by) || names(lexemes[index - 1], by));
  });
