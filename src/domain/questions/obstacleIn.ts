/** Whether a question asks for figures, and what of it makes it unanswerable whatever else it says. */
import { englishList } from '../english/englishList.ts';
import { figureOf } from '../kpi/figures.ts';
import type { Lexeme } from './lexeme.ts';
import { figuresIn, has, of, type QuestionFacts } from './questionParts.ts';

/** “Will” and “tomorrow” are of weather too. */
const forecasts = /^(forecast|predict|project)/;

/** Whether it asks for figures at all: names one, or something that only figures have. */
export const isAboutFigures = (lexemes: readonly Lexeme[]): boolean => {
  const isOfLog = has(lexemes, 'log');
  if (has(lexemes, 'figure', 'noFigure')) return true;
  if (isOfLog) return false;
  if (has(lexemes, 'noTopic') || of(lexemes, 'forecast').some(({ words }) => forecasts.test(words)))
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
    ? `I do not know what ${quoted(words)} ${words.length === 1 ? 'means' : 'mean'} here: it is no figure, client, campaign, channel or time that I know.`
    : `There is nothing called ${quoted(words)} that you have access to: you see ${ownClient} only.`;

/** Runs of words that nobody knows, each as one. */
const unknownsIn = (lexemes: readonly Lexeme[]): readonly string[] => {
  const runs: string[] = [];
  lexemes.forEach(({ kind, words }, index) => {
    if (kind !== 'unknown' && kind !== 'log') return;
    if (index > 0 && lexemes[index - 1]?.kind === 'unknown') runs.push(`${runs.pop()} ${words}`);
    else runs.push(words);
  });
  return runs;
};

const ofOneFigure =
  'The log can be asked who changed a goal or budget, but not for which figure. Ask “Who changed a goal last?”.';

/** What makes a question unanswerable whatever else it says; null: nothing. */
export const obstacleIn = (lexemes: readonly Lexeme[], facts: QuestionFacts): string | null => {
  const wrong = of(lexemes, 'noPeriod')[0] ?? of(lexemes, 'noFigure')[0] ?? of(lexemes, 'noTopic')[0];
  if (has(lexemes, 'forecast')) return facts.forecastRefusal;
  if (has(lexemes, 'log') && has(lexemes, 'figure') && has(lexemes, 'noTopic')) return ofOneFigure;
  if (wrong) return wrong.why;
  const unknown = unknownsIn(lexemes);
  if (unknown.length > 0) return unknownWhy(unknown, facts);
  const figures = figuresIn(lexemes);
  if (figures.length === 0) return 'No figure is named, such as revenue, ROAS or conversions.';
  if (figures.length > 1)
    return `One question is about one figure, and this one names ${englishList(figures.map((name) => figureOf(name).label))}.`;
  return null;
};
