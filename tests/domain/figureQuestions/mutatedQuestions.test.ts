/** Tests that a question in other words, cases and with typos means the same or is refused. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import { phrases } from '#tests/mocks/handlers/ask/analystPhrases.ts';
import { changes, levels } from '#tests/mocks/handlers/ask/answerableQuestions.ts';
import { misread } from '#tests/mocks/handlers/ask/misleadingQuestions.ts';
import { misleading } from '#tests/mocks/handlers/ask/refusedQuestions.ts';
import { adsSource, socialSource, webSource } from '#tests/support/metricFixture.ts';

const clients = ['Fjord & Foam', 'Stackpilot', 'Maple Street Clinic', 'Salt & Ember', 'May', 'Us'].map(
  (name) => ({ id: name, name, archived: false }),
);
const today = epochDayOf('2026-01-05') ?? 0;
const facts = {
  lexicon: lexiconOf({ clients, sources: [adsSource, webSource, socialSource] }),
  today,
  usualDays: { from: today - 28, to: today - 1 },
  ownClient: null,
  forecastRefusal: null,
};

/** Everything that an answer computes, without the words about the reading. */
const meaningOf = (text: string): string | null => {
  const read = readFigureQuestion(text, facts);
  if (read.is !== 'asked') return null;
  return JSON.stringify([read.question, ...read.more], (key, value) =>
    key === 'stated' || key === 'isYesNo' ? undefined : value,
  );
};

const meant = [
  ...[...changes, ...levels, ...phrases].map(({ question }) => question),
  ...[...misleading, ...misread].flatMap(([question, meaning]) => (meaning === null ? [] : [question])),
].filter((question) => meaningOf(question) !== null);

type Mutation = (text: string) => string;

const bare = (text: string): string => text.replace(/[?.!]+$/, '');

const cases: readonly Mutation[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()),
];

const polite: readonly Mutation[] = [
  ...['please ', 'hey, ', 'can you tell me ', 'show me ', 'so ', 'I want to know '].map(
    (lead): Mutation =>
      (text) =>
        `${lead}${text}`,
  ),
  ...['?', '!', ' ...', ' please', ', thanks', '?!', '  '].map(
    (tail): Mutation =>
      (text) =>
        `${bare(text)}${tail}`,
  ),
  (text) => `  ${text.replaceAll(' ', '   ')}`,
];

/** `revenue by channel last month` becomes `last month revenue by channel`. */
const periodFirst: Mutation = (text) =>
  bare(text).replace(
    /^(.+)(?<!(?:before|up|down|up on|down on)\s*) ((?:in |on )?(?:the )?(?:last (?:month|week|quarter|friday)|yesterday|december|november|october|black friday))$/i,
    '$2 $1',
  );

const typo = (word: string, kind: number, place: number): string => {
  const at = place % (word.length - 1);
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  if (kind === 0) return `${before}${next}${after}`;
  if (kind === 1) return `${before}${next}${letter}${after}`;
  return kind === 2 ? `${before}${letter}${letter}${next}${after}` : `${before}x${next}${after}`;
};

const leastLetters = 5;

const withTypo =
  (kind: number, place: number): Mutation =>
  (text) => {
    const words = text.split(' ');
    const long = words.flatMap((word, index) =>
      word.length >= leastLetters && /^[a-z]+$/i.test(word) ? [index] : [],
    );
    const chosen = long[place % Math.max(long.length, 1)];
    return words.map((word, index) => (index === chosen ? typo(word, kind, place) : word)).join(' ');
  };

const mutation = fc.oneof(
  fc.constantFrom(...cases),
  fc.constantFrom(...polite),
  fc.constant(periodFirst),
  fc.tuple(fc.nat(3), fc.nat(60)).map(([kind, place]) => withTypo(kind, place)),
);

test('the sets give more than two hundred questions to change', () => {
  expect(meant.length).toBeGreaterThan(200);
});

test('a question in another form means the same or is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...meant),
      fc.array(mutation, { minLength: 1, maxLength: 2 }),
      (question, all) => {
        const changed = all.reduce((text, one) => one(text), question);
        const own = meaningOf(question);
        expect([changed, meaningOf(changed) ?? own]).toEqual([changed, own]);
      },
    ),
    { numRuns: 1_000 },
  );
});
