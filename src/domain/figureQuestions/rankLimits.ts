/** Limits a ranking by bounds, shares and averages, and words the limits. */
import type { MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { noCampaign, unknownValue } from '../metrics/breakdowns.ts';
import { holdsForShare, meets, shareBoundText, whereText } from './boundWords.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { quotientText } from './quotientSentences.ts';

export const groupWords = {
  channel: ['channel', 'channels'],
  campaign: ['campaign', 'campaigns'],
  device: ['device', 'devices'],
  country: ['country', 'countries'],
  client: ['client', 'clients'],
  source: ['source', 'sources'],
} as const;

/** Rows without a campaign, device or country cannot win a ranking. */
export const namedRows = (rows: readonly MetricRow[]): readonly MetricRow[] =>
  rows.filter(({ key }) => key !== noCampaign && key !== unknownValue);

/** `above the average of $1,200.00 a client`; a ratio is held against that of all together. */
const averageOf = (
  { figure, by }: RankQuestion,
  reply: MetricReply,
): { value: number; text: string } | null => {
  if (!isFactMeasure(figure)) {
    const value = reply.totals[figure];
    return value === null ? null : { value, text: `that of all together, ${figureText(figure, value)}` };
  }
  const values = namedRows(reply.rows).flatMap((row) => row[figure] ?? []);
  if (values.length === 0) return null;
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  return { value, text: `the average of ${quotientText(figure, value)} a ${groupWords[by][0]}` };
};

const isBeyondAverage = (question: RankQuestion, row: MetricRow, reply: MetricReply): boolean => {
  const { average, figure } = question;
  const limit = average === null ? null : averageOf(question, reply);
  if (average === null) return true;
  const value = row[figure];
  if (limit === null || value === null) return false;
  return average === 'above' ? value > limit.value : value < limit.value;
};

const hasShare = ({ shareBound, figure }: RankQuestion, row: MetricRow, { totals }: MetricReply): boolean => {
  if (shareBound === null) return true;
  const [value, total] = [row[figure], totals[figure]];
  if (value === null || total === null || total === 0) return false;
  return holdsForShare(shareBound, value / total);
};

export const limitText = (question: RankQuestion, reply: MetricReply): string => {
  const { figure, bound, where, shareBound, average } = question;
  const own = bound === null ? [] : [{ figure, bound }];
  const share = shareBound === null ? [] : [`with ${shareBoundText(shareBound)} of it`];
  const mean = average === null ? [] : [`${average} ${averageOf(question, reply)?.text ?? 'the average'}`];
  const further = own.length === 0 && where.length > 0 ? 'with ' : '';
  const bounds =
    own.length + where.length === 0 ? [] : [`${further}${whereText(figure, [...own, ...where])}`];
  return [...bounds, ...share, ...mean].map((text) => ` ${text}`).join('');
};

export const isLimited = ({ bound, where, shareBound, average }: RankQuestion): boolean =>
  bound !== null || where.length > 0 || shareBound !== null || average !== null;

/** All limits but the bound of the listed metric, which changes have none of. */
export const isWithinLimits = (question: RankQuestion, row: MetricRow, reply: MetricReply): boolean =>
  meets(question.where, row) && hasShare(question, row, reply) && isBeyondAverage(question, row, reply);
