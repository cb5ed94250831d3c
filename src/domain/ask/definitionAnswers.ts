/** Answers questions about the meaning of metrics and product terms. */

import { figurePhrases } from '../figureQuestions/figureWords.ts';
import { figures } from '../kpi/metricDictionary.ts';
import { agencyFigures } from '../portfolio/agencyFigures.ts';
import { type Answerer, answered } from './answer.ts';
import { type Question, says } from './readQuestion.ts';

type Definition = { readonly words: readonly string[]; readonly meaning: string };

const definitions: readonly Definition[] = [
  ...figures.map(
    ({ name, label, formula, note }): Definition => ({
      words: figurePhrases.filter(([, figure]) => figure === name).map(([phrase]) => phrase),
      meaning: `${label}: ${formula}. ${note}`,
    }),
  ),
  ...Object.values(agencyFigures).map(
    ({ words, label, formula, note }): Definition => ({ words, meaning: `${label}: ${formula}. ${note}` }),
  ),
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

/** After `how` these ask for a formula; `how` alone asks for a value. */
const workingWords = [
  'calculated',
  'calculate',
  'calculation',
  'computed',
  'compute',
  'worked out',
  'work out',
  'measured',
  'measure',
  'defined',
  'formula',
];

const aroundWorking =
  /^(how|hows|formula|calculat(ed?|ion)|computed?|worked|work|out|measured?|defined|we|i|one|to|can|would|our|your|for|whats|tell|me|us)$/;

const asksForWorking = (question: Question): boolean =>
  says(question, 'formula', 'calculation') ||
  (says(question, 'how', 'hows') && says(question, ...workingWords));

const termOf = (text: string): string =>
  text
    .replaceAll(
      / (what|is|are|whats|does|mean|means|define|definition|meaning|of|explain|by|an?|the|stand|for|please|do|you) (?=)/g,
      ' ',
    )
    .trim();

const strip = (words: readonly string[]): string => {
  let [before, after] = ['', ` ${words.join(' ')} `];
  while (before !== after) [before, after] = [after, ` ${termOf(after)} `];
  return after.trim();
};

export const definitionAnswer: Answerer = (question) => {
  const isOfWorking = asksForWorking(question);
  if (!isOfWorking && !says(question, ...openings)) return null;
  const { words } = question;
  const term = strip(isOfWorking ? words.filter((word) => !aroundWorking.test(word)) : words);
  const found = definitions.find(({ words }) => words.includes(term));
  return found ? answered(found.meaning, ['Looked the word up in the product’s list of definitions.']) : null;
};
