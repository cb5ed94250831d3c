/** Suggests follow-up questions and alternatives to a refused one, all of them answerable. */
import type { KnownClient } from '../ask/answer.ts';
import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { FigureQuestion, Misunderstood } from './figureQuestion.ts';

const ofClient = (client: KnownClient | null): string => (client === null ? '' : ` of ${client.name}`);

const most = 3;

type About = { readonly figure: FigureName; readonly client: KnownClient | null };

const candidates = ({ figure, client }: About): readonly string[] => {
  const name = figureInSentence(figure);
  const of = ofClient(client);
  const is = isOrAre(figure);
  return [
    `How ${is} ${name}${of} this month against last month?`,
    // MER has no channels.
    ...(figure === 'mer' ? [] : [`Which channel has the highest ${name}${of}?`]),
    `Why did ${name}${of} change last week?`,
    `What ${wasOrWere(figure)} ${name}${of} in the last 7 days?`,
    `What ${is} ${name}?`,
  ];
};

export const followUps = (asked: string, question: FigureQuestion): readonly string[] => {
  const client = question.intent === 'compare' ? null : question.side.client;
  const all = candidates({ figure: question.figure, client });
  const fitting = question.intent === 'why' ? all.filter((one) => !one.startsWith('Why')) : all;
  return fitting.filter((one) => one.toLowerCase() !== asked.trim().toLowerCase()).slice(0, most);
};

export const closestQuestions = ({ figure, client, instead }: Misunderstood): readonly string[] =>
  [
    ...(instead === undefined ? [] : [instead]),
    ...candidates({ figure: figure ?? 'revenue_cents', client }),
  ].slice(0, most);
