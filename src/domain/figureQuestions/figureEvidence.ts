/** Collects the evidence of an answer: queries, sources, rows and log position. */
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { ForecastQuery, ForecastReply } from '../contract/forecastSchemas.ts';
import type { ExplainReply, MetricQuery, MetricReply } from '../contract/metricSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { figureChange } from '../kpi/figureChange.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { FigureQuestion, HeldAgainst, Side, ValueQuestion } from './figureQuestion.ts';
import { type FilterNames, filterWords } from './figureWording.ts';
import { type SideView, sideView, type ViewFacts } from './sideView.ts';

/** The functions behind `GET /api/metrics`, `/explain` and `/forecast`, limited to the asker’s scope and plan. */
export type FigureEngine = {
  readonly metrics: (query: MetricQuery) => Promise<MetricReply>;
  readonly forecast: (query: ForecastQuery) => Promise<ForecastReply>;
  readonly explain: (query: MetricQuery & { readonly figure: string }) => Promise<ExplainReply>;
};

export type AnsweringFacts = ViewFacts & {
  readonly engine: FigureEngine;
  /** `all 22 clients`; for a person of a client, the client's name. */
  readonly everyone: string;
  readonly nameOf: FilterNames;
  /** Tells campaigns of the same name apart. Null if unknown, or if the asker has only one client. */
  readonly clientOfCampaign: (campaign: string) => string | null;
  /** Changes of a client's campaigns between two days, the newest first; empty for all clients. */
  readonly loggedBetween: (clientId: string | null, from: string, to: string) => readonly string[];
};

export type FigureAnswerText = { readonly answer: string; readonly figures: FiguresAnswer };

export type SideReply = { readonly side: Side; readonly view: SideView; readonly reply: MetricReply };

export const none: HeldAgainst = { compare: 'none', compared: null, match: 'day' };

export const whole = (query: MetricQuery): MetricQuery => {
  const { group_by: _by, sort: _sort, limit: _limit, ...rest } = query;
  return rest;
};

export const whom = ({ client }: Side, { everyone }: AnsweringFacts): string => client?.name ?? everyone;

/** `Email, without Mobile`. */
const selectionWords = ({ filters, without = [] }: Side, { nameOf }: AnsweringFacts): readonly string[] => [
  ...filterWords(filters, nameOf),
  ...(without.length === 0 ? [] : [`without ${englishList(without.map(({ label }) => label))}`]),
];

export const subject = (figure: string, side: Side, facts: AnsweringFacts): string => {
  const filters = selectionWords(side, facts);
  return `${figure} of ${whom(side, facts)}${filters.length === 0 ? '' : ` (${filters.join(', ')})`}`;
};

export const sourcesOf = ({ sources }: ExplainReply, { freshness }: MetricReply): FiguresAnswer['sources'] =>
  sources.map(({ source, label, rows }) => {
    const fresh = freshness.find((one) => one.source === source);
    return { label, rows, state: fresh?.state ?? 'fresh', data_to: fresh?.data_to ?? null };
  });

type Parts = Pick<
  FiguresAnswer,
  'kind' | 'by' | 'value' | 'previous' | 'compared_range' | 'series' | 'rows' | 'views' | 'forecast'
>;

export const evidence = async (
  question: FigureQuestion,
  { side, view, reply }: SideReply,
  facts: AnsweringFacts,
  parts: Parts,
): Promise<FiguresAnswer> => {
  const { figure } = question;
  const { formula, note, label } = figureOf(figure);
  const explained = await facts.engine.explain({ ...whole(view.query), figure });
  const { words, verdict } = figureChange(figure, parts.value, parts.previous);
  // A dashboard shows one client or all of them.
  const isOfSomeClients = side.without?.some(({ dimension }) => dimension === 'client') === true;
  return {
    ...parts,
    views: isOfSomeClients ? [] : parts.views,
    figure,
    label,
    formula,
    note,
    change: parts.compared_range === null ? null : words,
    verdict,
    client: side.client === null ? null : { id: side.client.id, name: side.client.name },
    of: whom(side, facts),
    currency: reply.currency,
    range: reply.range,
    interval: reply.interval,
    filters: [...selectionWords(side, facts)],
    sources: sourcesOf(explained, reply),
    rows_used: explained.rows_used,
    position: explained.position,
    number: explained.number,
    notes: reply.notes.map(({ text }) => text),
  };
};

export const ask = async (
  side: Side,
  facts: AnsweringFacts,
  { against, interval }: Pick<ValueQuestion, 'against' | 'interval'>,
): Promise<SideReply> => {
  const view = sideView(side, { against, interval, facts });
  return { side, view, reply: await facts.engine.metrics(view.query) };
};

export const linkOf = (label: string, { view }: SideReply): FiguresAnswer['views'][number] => ({
  label,
  search: view.address,
});
