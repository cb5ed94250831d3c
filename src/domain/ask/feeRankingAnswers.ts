/** Ranks clients by monthly fee, for admins; currencies are never compared with each other. */
import { epochDayAt } from '../calendar/epochDay.ts';
import { type Currency, currencies, feeOn } from '../clients/contractRules.ts';
import { feeAmount } from '../clients/monthlyFee.ts';
import { englishList } from '../english/englishList.ts';
import { numberOf } from '../figureQuestions/periodWords.ts';
import { type Answer, type Answerer, answered, refused, type WorkspaceFacts } from './answer.ts';
import { counted, dayInWords } from './eventWords.ts';
import { mark, type Question, says } from './readQuestion.ts';

const fees = [
  'fee',
  'fees',
  'monthly fee',
  'monthly fees',
  'retainer',
  'retainers',
  'monthly retainer',
  'monthly retainers',
  'mrr',
] as const;

const withFee = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => fees.map((fee) => `${word} ${fee}`));

const payWords = ['pay', 'pays'] as const;

const pays = (...ends: readonly string[]): readonly string[] =>
  payWords.flatMap((word) =>
    ['', ' us', ' the agency'].flatMap((whom) => ends.map((end) => `${word}${whom} ${end}`)),
  );

const most = [...pays('most', 'the most'), ...withFee(['highest', 'biggest', 'largest', 'by', 'most'])];
const least = [...pays('least', 'the least'), ...withFee(['lowest', 'smallest', 'least'])];
const nothing = [
  ...pays('nothing', 'no fee'),
  ...withFee(['no', 'without', 'without a']),
  ...payWords.flatMap((word) => [
    `not ${word}`,
    `dont ${word}`,
    `doesnt ${word}`,
    `not ${word} us`,
    `dont ${word} us`,
  ]),
];

type Payer = { readonly name: string; readonly cents: number; readonly currency: Currency | null };

const payersIn = ({ clients, agency, now }: WorkspaceFacts): readonly Payer[] => {
  const day = epochDayAt(Date.parse(now));
  return clients
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => {
      const fee = feeOn(agency?.files.find((one) => one.id === id)?.contract ?? [], day);
      return { name, cents: fee?.monthlyFeeCents ?? 0, currency: fee?.currency ?? null };
    });
};

const usualCount = 5;

/** `top 3`, `3 clients`; 1 if a single client is asked for. */
const countIn = (question: Question): number => {
  const at = question.words.findIndex(
    (word, place) =>
      numberOf(word) !== null &&
      (['top', 'bottom'].includes(question.words[place - 1] ?? '') ||
        question.words[place + 1]?.startsWith('client')),
  );
  if (at < 0) return usualCount;
  const count = numberOf(question.words[at]) ?? usualCount;
  mark(question, { at, length: 1 }, String(count));
  return count;
};

const lineOf = ({ name, cents, currency }: Payer): string =>
  `${name} (${feeAmount(cents, currency ?? 'USD')})`;

const ranked = (
  payers: readonly Payer[],
  { isLeast, count }: { isLeast: boolean; count: number },
): string => {
  const lines = currencies.flatMap((currency) => {
    const paid = payers
      .filter((payer) => payer.currency === currency && payer.cents > 0)
      .toSorted(
        (one, other) =>
          (isLeast ? one.cents - other.cents : other.cents - one.cents) || one.name.localeCompare(other.name),
      );
    if (paid.length === 0) return [];
    return [`${currency}: ${englishList(paid.slice(0, count).map(lineOf))}.`];
  });
  return lines.length === 0
    ? 'No client pays a fee today.'
    : [`Clients by monthly fee, the ${isLeast ? 'lowest' : 'highest'} first:`, ...lines].join('\n');
};

const payingNothing = (payers: readonly Payer[]): string => {
  const free = payers.filter(({ cents }) => cents === 0).map(({ name }) => name);
  const names = free.length === 0 ? '' : `: ${englishList(free)}`;
  return `${free.length === 0 ? 'No client' : counted(free.length, 'active client')} ${free.length > 1 ? 'pay' : 'pays'} no fee today${names}.`;
};

const answerOf = (facts: WorkspaceFacts, text: string): Answer =>
  answered(text, [
    `Took each active client’s fee on ${dayInWords(facts.now)} from its contract. Amounts of different currencies are not compared.`,
  ]);

export const feeRankingAnswer: Answerer = (question, facts) => {
  const isNothing = says(question, ...nothing);
  const isLeast = !isNothing && says(question, ...least);
  if (!isNothing && !isLeast && !says(question, ...most)) return null;
  if (!says(question, 'who', 'client', 'clients', 'customer', 'customers', 'accounts')) return null;
  says(
    question,
    'which',
    'what',
    'list',
    'rank',
    'sort',
    'top',
    'bottom',
    'today',
    'now',
    'currently',
    'all',
  );
  const count = countIn(question);
  if (facts.agency?.mayRankFees === false)
    return refused('Only admins can compare what clients pay.', 'Checked who can see that.');
  const payers = payersIn(facts);
  return answerOf(facts, isNothing ? payingNothing(payers) : ranked(payers, { isLeast, count }));
};
