/** Builds the summary sentence of a client's dashboard from the same query and rules. */
import { clientSummary } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import type { WorkspaceFacts } from '#domain/ask/answer.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { onDays } from '#domain/figureQuestions/figureWording.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { comparedInWords } from '#domain/metrics/comparedInWords.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { goalVerdict } from '#domain/portfolio/goalStatus.ts';
import { todayFor } from '../clients/clientDay.ts';
import { type FigureContext, metricReply } from '../metrics/metricReply.ts';
import { goalsIn } from '../reports/goalsIn.ts';
import { usualQuery } from './agencyFacts.ts';
import { refusalText } from './figureFacts.ts';

const goalsOn = async ({ answers, metrics, caller, now }: FigureContext, clientId: string) => {
  const yesterday = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now) - 1;
  const making = { answers, metrics, workspaceId: caller.workspaceId, now };
  const goals = await goalsIn(making, { clientId, days: { from: yesterday, to: yesterday } });
  return goals.map((goal) => ({
    label: figureOf(goal.figure).label,
    standing: goalVerdict(goal),
  }));
};

const figuresOf = async (context: FigureContext, query: MetricQuery) => {
  const all = await metricReply(context, query);
  const channels = await metricReply(context, { ...query, group_by: 'channel', limit: '500' });
  return {
    figures: summaryFigures(all, channels, figureText),
    isPartial: all.notes.some(({ code }) => code === 'lateStart'),
    compared: all.compared_range,
  };
};

export const boardSummary = async (context: FigureContext, clientId: string): Promise<string | null> => {
  const query = usualQuery(context, clientId);
  const { figures, isPartial } = await figuresOf(context, query);
  const days = { from: epochDayOf(query.from) ?? 0, to: epochDayOf(query.to) ?? 0 };
  return clientSummary({
    figures,
    isPartial,
    versus: comparedInWords(days, { compare: 'previous', byWeekday: query.match !== undefined }),
    goals: await goalsOn(context, clientId),
  });
};

/** A summary for other days. Goals are omitted, because they refer to today. */
export const summaryOn: (
  context: FigureContext,
  ...asked: Parameters<WorkspaceFacts['summaryOn']>
) => ReturnType<WorkspaceFacts['summaryOn']> = async (context, clientId, days) => {
  try {
    const { figures, isPartial, compared } = await figuresOf(context, usualQuery(context, clientId, days));
    const versus = compared && onDays(compared).replace(/^(from|on) /, '');
    return { sentence: clientSummary({ figures, versus, isPartial, goals: [] }) };
  } catch (thrown) {
    const why = refusalText(thrown);
    if (why === null) throw thrown;
    return { why };
  }
};
