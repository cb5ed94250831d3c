/** Decides whether a question is about metrics, and what makes it unanswerable. */
import { englishList } from '../english/englishList.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Lexeme } from './lexeme.ts';
import { dimensionsIn, figuresIn, has, of, type QuestionFacts } from './questionParts.ts';
import { forecastObstacle } from './readForecast.ts';

/** “Will” and “tomorrow” could also be about weather. */
const forecasts = /^(forecast|predict|project)/;

export const isAboutFigures = (lexemes: readonly Lexeme[]): boolean => {
  const isOfLog = has(lexemes, 'log');
  if (has(lexemes, 'figure', 'noFigure', 'overview')) return true;
  if (isOfLog) return false;
  if (has(lexemes, 'noTopic') || of(lexemes, 'forecast').some(({ words }) => forecasts.test(words)))
    return true;
  if (has(lexemes, 'weekdays', 'course', 'median', 'without', 'averageBound')) return true;
  if (of(lexemes, 'step').some(({ unit }) => unit === 'hour' || unit === 'weekday' || unit === 'quarter'))
    return true;
  const isOfCampaigns = of(lexemes, 'dimension').some(({ by }) => by !== 'client' && by !== 'source');
  return (
    isOfCampaigns ||
    of(lexemes, 'filter').length > 0 ||
    (has(lexemes, 'versus') && has(lexemes, 'period', 'client'))
  );
};

const quoted = (words: readonly string[]): string => englishList(words.map((word) => `“${word}”`));

const unknownWhy = (words: readonly string[], { ownClient }: QuestionFacts): string =>
  ownClient === null
    ? `I don’t know ${quoted(words)}. Try “spend by day in November”.`
    : `There is nothing called ${quoted(words)} that you have access to. You see ${ownClient} only.`;

const unknownsIn = (lexemes: readonly Lexeme[]): readonly string[] => {
  const runs: string[] = [];
  const isPlain = !has(lexemes, 'forecast');
  const isUnknown = (kind: Lexeme['kind'] | undefined): boolean =>
    kind === 'unknown' || (isPlain && kind === 'ofForecast');
  lexemes.forEach(({ kind, words }, index) => {
    if (!isUnknown(kind) && kind !== 'log') return;
    if (index > 0 && isUnknown(lexemes[index - 1]?.kind)) runs.push(`${runs.pop()} ${words}`);
    else runs.push(words);
  });
  return runs;
};

const ofOneFigure =
  'I can tell who changed a goal or budget, but not for which figure. Ask “Who changed a goal last?”.';

const hopelessIn = (lexemes: readonly Lexeme[], facts: QuestionFacts): string | null => {
  const wrong = of(lexemes, 'noPeriod')[0] ?? of(lexemes, 'noFigure')[0] ?? of(lexemes, 'noTopic')[0];
  if (has(lexemes, 'forecast')) return facts.forecastRefusal ?? forecastObstacle(lexemes, facts.today);
  if (has(lexemes, 'log') && has(lexemes, 'figure') && has(lexemes, 'noTopic')) return ofOneFigure;
  return wrong?.why ?? null;
};

const mostFigures = 4;

/** Several metrics are answered one by one; a ranking, forecast or cause takes one metric only. */
const severalObstacle = (lexemes: readonly Lexeme[], figures: readonly FigureName[]): string | null => {
  const isOfOne =
    has(lexemes, 'rank', 'bound', 'step', 'per', 'share', 'average', 'why', 'cause', 'forecast', 'number') ||
    (dimensionsIn(lexemes).length > 0 && has(lexemes, 'change', 'comparative', 'versus'));
  if (!isOfOne && figures.length <= mostFigures) return null;
  return `Please ask about one figure at a time. You named ${englishList(figures.map((name) => figureOf(name).label))}.`;
};

/** The refusal; null if there is no obstacle. Unknown words are always named. */
export const obstacleIn = (lexemes: readonly Lexeme[], facts: QuestionFacts): string | null => {
  const hopeless = hopelessIn(lexemes, facts);
  const words = unknownsIn(hopeless === null ? lexemes : lexemes.filter(({ kind }) => kind !== 'log'));
  const unknown = words.length === 0 ? null : unknownWhy(words, facts);
  if (hopeless !== null) return unknown === null ? hopeless : `${hopeless} ${unknown}`;
  if (unknown !== null) return unknown;
  const figures = figuresIn(lexemes);
  if (figures.length === 0 && !has(lexemes, 'overview'))
    return 'Please name a figure, such as revenue, ROAS or conversions.';
  return figures.length > 1 ? severalObstacle(lexemes, figures) : null;
};
