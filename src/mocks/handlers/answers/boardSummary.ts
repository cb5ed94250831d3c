/** The sentence above a client's dashboard, from the same query and the same rules. */
import { clientSummary } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { figureOf } from '#domain/kpi/figures.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { goalStanding } from '#domain/portfolio/goalStanding.ts';
import { todayFor } from '../../http/clientDay.ts';
import { type FigureContext, metricReply } from '../../metrics/metricReply.ts';
import { goalsIn } from '../../reports/goalsIn.ts';
import { usualQuery } from './agencyFacts.ts';

const goalsOn = ({ answers, metrics, caller, now }: FigureContext, clientId: string) => {
  const yesterday = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now) - 1;
  const making = { answers, metrics, workspaceId: caller.workspaceId, now };
  return goalsIn(making, { clientId, days: { from: yesterday, to: yesterday } }).map(
    ({ figure, attainment }) => ({ label: figureOf(figure).label, standing: goalStanding(attainment) }),
  );
};

/** `from` and `to` are both included. */
const lengthOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (epochDayOf(to) ?? 0) - (epochDayOf(from) ?? 0) + 1;

/** Null where no source reports anything. */
export const boardSummary = (context: FigureContext, clientId: string): string | null => {
  const query = usualQuery(context, clientId);
  const all = metricReply(context, query);
  const channels = metricReply(context, { ...query, group_by: 'channel', limit: '500' });
  return clientSummary({
    figures: summaryFigures(all, channels, figureText),
    versus: `previous ${lengthOf(query)} days`,
    goals: goalsOn(context, clientId),
  });
};
