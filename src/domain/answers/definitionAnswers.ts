/** Questions about what a word means: the figures as the product computes them, and its own terms. */
import { type Answerer, answered } from './answer.ts';
import { plainText, says } from './readQuestion.ts';

type Definition = { readonly words: readonly string[]; readonly meaning: string };

const definitions: readonly Definition[] = [
  {
    words: ['roas', 'return on ad spend'],
    meaning: 'ROAS is the revenue that paid channels claim, divided by what they cost.',
  },
  {
    words: ['mer', 'marketing efficiency ratio'],
    meaning:
      'MER is all revenue divided by all advertising spend. It needs no opinion on which channel caused a sale.',
  },
  {
    words: ['ctr', 'click-through rate', 'click through rate'],
    meaning: 'CTR is clicks divided by impressions, of paid channels.',
  },
  {
    words: ['cvr', 'conversion rate'],
    meaning: 'CVR, the conversion rate, is conversions divided by sessions.',
  },
  { words: ['cpc', 'cost per click'], meaning: 'CPC is spend divided by clicks, of paid channels.' },
  { words: ['cpm'], meaning: 'CPM is spend for a thousand impressions, of paid channels.' },
  {
    words: ['cpa', 'cost per acquisition', 'cost per conversion'],
    meaning: 'CPA is spend divided by conversions, of paid channels.',
  },
  {
    words: ['aov', 'average order value'],
    meaning: 'AOV, the average order value, is revenue divided by conversions.',
  },
  {
    words: ['mad', 'spread', 'median'],
    meaning:
      'The median is the middle value. MAD is the median distance from it: how far values usually lie from the middle, whatever a few wild ones do.',
  },
  {
    words: ['event', 'events', 'event log', 'log'],
    meaning:
      'An event is one thing that happened, recorded once and never changed. The event log is all of them in order; everything that the product shows is worked out from it.',
  },
  {
    words: ['workspace'],
    meaning:
      'A workspace is one agency: its clients, its people, its plan and its own part of the event log.',
  },
  {
    words: ['archived', 'archive', 'archiving'],
    meaning:
      'An archived client keeps everything, is out of the lists, and does not count for the plan. It can be restored.',
  },
];

const openings = [
  'what is',
  'what are',
  'whats',
  'what does',
  'define',
  'definition of',
  'meaning of',
  'explain',
  'mean by',
];

/** What is left of a question without the words around a term. */
const termOf = (text: string): string =>
  text
    .replaceAll(
      / (what|is|are|whats|does|mean|means|define|definition|meaning|of|explain|by|an?|the|stand|for|please|do|you) (?=)/g,
      ' ',
    )
    .trim();

const strip = (text: string): string => {
  let [before, after] = ['', ` ${plainText(text)} `];
  while (before !== after) [before, after] = [after, ` ${termOf(after)} `];
  return after.trim();
};

/** A meaning, when the question asks for one and for nothing else. */
export const definitionAnswer: Answerer = (question) => {
  if (!says(question, ...openings)) return null;
  const term = strip(question.text);
  const found = definitions.find(({ words }) => words.includes(term));
  return found ? answered(found.meaning, ['Looked the word up in the product’s list of definitions.']) : null;
};
