/** Suggests competitors by industry: fictional sites on a reserved ending, as the demo's clients. */
import { ownValue } from '../ownValue.ts';
import type { CompetitorTier } from './competitorRules.ts';

type Suggestion = { readonly domain: string; readonly tier: CompetitorTier; readonly why: string };

const suggestion =
  (tier: CompetitorTier, why: string) =>
  (name: string): Suggestion => ({ domain: `${name}.example`, tier, why });

const ways = [
  suggestion('direct', 'Ranks for most of the same keywords'),
  suggestion('indirect', 'Answers the same questions in another way'),
  suggestion('aspirational', 'Leads the results of this industry'),
  suggestion('direct', 'Advertises on the same keywords'),
  suggestion('direct', 'Has gained places in the last months'),
  suggestion('indirect', 'Ranks for questions before a purchase'),
] as const;

const named: Readonly<Record<string, readonly string[]>> = {
  'E-commerce': ['birchandbay', 'thegoodshelf', 'havenhome', 'looplane', 'softwater', 'paperlantern'],
  'SaaS & Technology': ['taskharbor', 'plansheet', 'orbitdesk', 'runboard', 'flowlane', 'sprintpilot'],
  Healthcare: [
    'riversideclinic',
    'askthepractice',
    'carewell',
    'corner-clinic',
    'swiftcare',
    'mainstreethealth',
  ],
  Education: ['brightpath', 'studybench', 'lumenacademy', 'classroomone', 'learnfast', 'courseyard'],
  Automotive: ['ridemeadow', 'wheelguide', 'motorhall', 'chargeandgo', 'pedalpower', 'greenmobility'],
  'Real Estate': ['keyandlane', 'rentcompass', 'harborhomes', 'oakgate', 'homematch', 'firstfloor'],
  'Travel & Hospitality': [
    'lakeandtrail',
    'tripnotes',
    'grandharbor',
    'awayweekend',
    'slowroutes',
    'hillsidestays',
  ],
  'Food & Restaurant': [
    'copperladle',
    'hearthsupper',
    'thegildedfork',
    'tableandvine',
    'morningcrust',
    'olivecourt',
  ],
};

const anyNamed = ['nextdooragency', 'howtoguide', 'marketleader', 'fairprice', 'newarrival', 'cityexperts'];

/** The three best that are not followed yet. */
export const suggestedRivals = (industry: string, followed: readonly string[]): readonly Suggestion[] =>
  (ownValue(named, industry) ?? anyNamed)
    .flatMap((name, index) => {
      const way = ways[index];
      return way ? [way(name)] : [];
    })
    .filter(({ domain }) => !followed.includes(domain))
    .slice(0, 3);
