/** Answers which channels, campaigns, devices, countries, sources or clients have the most or the least of a figure. */
import type { MetricQuery, MetricRow } from '../contract/metricSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import {
  type AnsweringFacts,
  evidence,
  type FigureAnswerText,
  linkOf,
  subject,
  type Told,
} from './figureEvidence.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { onDays, reasonOfNone } from './figureWording.ts';
import { sideView } from './sideView.ts';

const groupWords = {
  channel: ['channel', 'channels'],
  campaign: ['campaign', 'campaigns'],
  device: ['device', 'devices'],
  country: ['country', 'countries'],
  client: ['client', 'clients'],
  source: ['source', 'sources'],
} as const;

/** Of all clients, campaigns are told apart by whose they are. */
const labelOf = ({ key, label }: MetricRow, { by, side }: RankQuestion, facts: AnsweringFacts): string => {
  const client = by === 'campaign' && side.client === null ? facts.clientOfCampaign(key) : null;
  return client === null ? label : `${label} (${client})`;
};

export const rankAnswer = (question: RankQuestion, facts: AnsweringFacts): FigureAnswerText => {
  const { figure, side, against, by, descending, most } = question;
  const plain = sideView(side, { against, interval: null, retentionDays: facts.retentionDays });
  const query: MetricQuery = {
    ...plain.query,
    group_by: by,
    sort: `${descending ? '-' : ''}${figure}`,
    limit: '500',
  };
  const reply = facts.engine.metrics(query);
  const own: Told = { side, view: plain, reply };
  const known = reply.rows.filter((row) => row[figure] !== null);
  const shown = most === null ? known : known.slice(0, most);
  const rows = shown.map((row) => ({
    key: row.key,
    label: labelOf(row, question, facts),
    value: row[figure],
    previous: row.previous?.[figure] ?? null,
    share: row.share,
  }));
  const figures = evidence(question, own, facts, {
    kind: 'rank',
    by,
    value: reply.totals[figure],
    previous: reply.previous?.[figure] ?? null,
    compared_range: reply.compared_range,
    series: [],
    rows,
    views: [linkOf('Open in dashboard', own)],
  });
  const [one, many] = groupWords[by];
  const days = onDays(reply.range);
  const about = subject(figureInSentence(figure), side, facts);
  if (rows.length === 0)
    return { answer: `No ${one} has any ${about} ${days}: ${reasonOfNone(figure, reply.totals)}.`, figures };
  const list = englishList(rows.map(({ label, value }) => `${label} ${figureText(figure, value)}`));
  const end = descending ? 'highest' : 'lowest';
  const left = known.length - rows.length;
  const lead =
    rows.length === 1
      ? `The ${one} with the ${end} ${about} ${days}: ${list}`
      : `${many.slice(0, 1).toUpperCase()}${many.slice(1)} by ${about} ${days}, the ${end} first: ${list}`;
  return { answer: `${lead}${left > 0 ? `; ${left} more follow${left === 1 ? 's' : ''}` : ''}.`, figures };
};
