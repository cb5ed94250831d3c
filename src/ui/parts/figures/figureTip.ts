/** Formats the tooltip of a key metric: definition, formula, sources and freshness. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { platformOf } from '#domain/metrics/sourceLabel.ts';
import { freshnessWords } from '../view/freshnessWords.ts';
import { type FigureName, figureSpecs } from './figureSpecs.ts';

const mostNamed = 3;

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** `From Google Ads and Google Analytics. Data to 20 Nov · synced 12 min ago.`, or empty without a source. `now` in milliseconds. */
export const sourcesTip = (freshness: readonly MetricFreshness[] | undefined, now: number): string => {
  const news = freshnessWords(freshness ?? [], now);
  if (news === null || freshness === undefined) return '';
  const platforms = [...new Set(freshness.map(({ label }) => platformOf(label)))];
  const named = platforms.length > mostNamed ? `${platforms.length} platforms` : englishList(platforms);
  return `From ${named}. ${news}.`;
};

export const figureTip = (name: FigureName, sources: string): string => {
  const { definition, formula } = figureSpecs[name];
  return [definition, `${capital(formula)}.`, sources].filter((part) => part !== '').join(' ');
};
