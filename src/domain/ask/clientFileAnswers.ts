/** Answers questions about a client's fee, contract end and responsible person. */
import { epochDayAt } from '../calendar/epochDay.ts';
import { type ContractFee, contractEndOn, feeOn } from '../clients/contractRules.ts';
import { monthlyFee } from '../clients/monthlyFee.ts';
import { englishDate } from '../english/englishDay.ts';
import { englishList } from '../english/englishList.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { type Answerer, answered, type ClientFile, type WorkspaceFacts } from './answer.ts';
import { dayInWords } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

type Known = { readonly client: KnownClient; readonly file: ClientFile | undefined };

const clientIn = (question: Question, { clients, agency }: WorkspaceFacts): Known | null => {
  const client = mentioned(question, clients);
  if (client === undefined) return null;
  says(question, 'client', 'account');
  return { client, file: agency?.files.find(({ id }) => id === client.id) };
};

const today = ({ now }: WorkspaceFacts): string => now.slice(0, 10);

const contractEvents = ({ events }: WorkspaceFacts, { id }: KnownClient) =>
  events.filter(({ type, clientId }) => type === 'ClientContractChanged' && clientId === id);

const amountOf = ({ monthlyFeeCents, currency }: ContractFee): string =>
  monthlyFee(monthlyFeeCents, currency);

const nextChange = (contract: readonly ContractFee[], day: string): ContractFee | null =>
  contract.filter(({ from }) => from > day).toSorted((one, other) => one.from.localeCompare(other.from))[0] ??
  null;

const changeSentence = (next: ContractFee | null): string => {
  if (next === null) return '';
  return next.reason === 'end'
    ? ` From ${dayInWords(next.from)} on there is no fee.`
    : ` From ${dayInWords(next.from)} on it is ${amountOf(next)}.`;
};

export const feeAnswer: Answerer = (question, facts) => {
  const isAsked =
    says(question, 'fee', 'fees', 'retainer', 'monthly fee', 'monthly retainer') ||
    says(question, 'pay', 'pays', 'paying');
  const known = isAsked ? clientIn(question, facts) : null;
  if (known === null) return null;
  says(question, 'what', 'how much', 'monthly', 'month', 'per month', 'current', 'now', 'each month');
  const { client, file } = known;
  const contract = file?.contract ?? [];
  const fee = feeOn(contract, epochDayAt(Date.parse(facts.now)));
  const now =
    fee === null
      ? `${client.name} has no fee today.`
      : `${client.name} pays ${amountOf(fee)}, since ${dayInWords(fee.from)}.`;
  return answered(
    `${now}${changeSentence(nextChange(contract, today(facts)))}`,
    ['Took today’s fee from the client’s contract.'],
    contractEvents(facts, client),
  );
};

/** The agreed or recorded last day of a running contract; otherwise the day on which the last one ended. */
const endSentence = ({ client, file }: Known, now: string): string => {
  const contract = file?.contract ?? [];
  const day = epochDayAt(Date.parse(now));
  const end = contractEndOn(contract, day);
  if (end !== null)
    return end < day
      ? `The contract of ${client.name} was agreed until ${englishDate(end)} and is due for renewal.`
      : `The contract of ${client.name} ends on ${englishDate(end)}.`;
  const ended = contract
    .filter(({ reason }) => reason === 'end')
    .map(({ from }) => from)
    .toSorted()
    .at(-1);
  return feeOn(contract, day) === null && ended !== undefined
    ? `The contract of ${client.name} ended on ${dayInWords(ended)}.`
    : `No end is set for the contract of ${client.name}.`;
};

export const contractEndAnswer: Answerer = (question, facts) => {
  const known = says(question, 'contract', 'contracts') ? clientIn(question, facts) : null;
  if (
    known === null ||
    !says(question, 'end', 'ends', 'expire', 'expires', 'run out', 'runs out', 'renewal', 'renew', 'renews')
  )
    return null;
  says(question, 'when', 'did', 'will', 'what', 'date', 'day', 'how long', 'due');
  return answered(
    endSentence(known, facts.now),
    ['Looked for the last day that was agreed, and for an end among the changes of the contract.'],
    contractEvents(facts, known.client),
  );
};

const carePhrases = [
  'works on',
  'work on',
  'working on',
  'works for',
  'looks after',
  'look after',
  'manages',
  'manage',
  'handles',
  'responsible for',
  'in charge of',
  'account manager',
  'owner',
  'owns',
] as const;

export const careAnswer: Answerer = (question, facts) => {
  if (!says(question, ...carePhrases)) return null;
  const known = clientIn(question, facts);
  const assigned = facts.events.filter(({ type }) => type === 'ClientOwnerAssigned');
  if (known !== null) {
    says(question, 'who', 'which person', 'responsible', 'charge');
    const { client, file } = known;
    const owner = file?.owner ?? null;
    return answered(
      owner === null ? `Nobody looks after ${client.name} yet.` : `${owner} looks after ${client.name}.`,
      ['Looked up the owner in the client’s file.'],
      assigned.filter(({ clientId }) => clientId === client.id),
    );
  }
  const person = mentioned(question, facts.people);
  if (person === undefined || !says(question, 'clients', 'accounts', 'customers')) return null;
  says(question, 'which', 'what', 'how many');
  const own = (facts.agency?.files ?? []).filter(({ owner }) => owner === person.name);
  const names = facts.clients
    .filter(({ id, archived }) => !archived && own.some((file) => file.id === id))
    .map(({ name }) => name);
  return answered(
    names.length === 0
      ? `${person.name} looks after no client.`
      : `${person.name} looks after ${englishList(names)}.`,
    ['Took the active clients whose file names this owner.'],
  );
};
