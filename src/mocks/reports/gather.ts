/** Gathers a report's content, or the reason it cannot be made. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { isBehind } from '#domain/metrics/freshnessStates.ts';
import { sizeProblem } from '#domain/reportContent/contentSize.ts';
import type { Report } from '#events/reports/report.ts';
import type { Outcome } from '#events/reports/reportCommands.ts';
import { todayFor } from '../clients/clientDay.ts';
import { RefusalError } from '../http/refusal.ts';
import { freshnessOf } from '../metrics/metricNotes.ts';
import { metricScope } from '../metrics/metricScope.ts';
import { makeContent } from './makeContent.ts';
import { agencyCaller, daysOf, type Making, specOf } from './reportSpec.ts';

const blocked = (reason: Extract<Outcome, { kind: 'blocked' }>['reason'], text: string): Outcome => ({
  kind: 'blocked',
  reason,
  text,
});

const freshness = ({ answers, workspaceId, now }: Making, clientId: string): readonly MetricFreshness[] => {
  const today = todayFor(answers, { workspaceId, clientId }, now);
  const day = calendarDayOf(today);
  const context = { answers, now, caller: agencyCaller(workspaceId) };
  const { sources } = metricScope(context, { client: clientId, from: day, to: day });
  return freshnessOf(sources, { todayOf: () => today, now });
};

const isMissing =
  (lastDay: string) =>
  ({ state, data_to: to }: MetricFreshness): boolean =>
    isBehind(state) && (to === null || to < lastDay);

const figureKinds: readonly SectionContent['kind'][] = ['figures', 'line', 'bar', 'funnel', 'table'];

const isSilent = (section: SectionContent): boolean => {
  switch (section.kind) {
    case 'figures':
      return section.figures.every(({ value }) => value === null);
    case 'line':
      return section.lines.every(({ total }) => total === null);
    case 'funnel':
      return section.steps.every(({ value }) => value === null);
    case 'bar':
    case 'table':
      return section.totals.every(({ value }) => value === null);
    default:
      return true;
  }
};

const hasNoData = ({ sections }: ReportContent): boolean =>
  sections.some(({ kind }) => figureKinds.includes(kind)) && sections.every(isSilent);

const judged = (content: ReportContent): Outcome => {
  if (hasNoData(content))
    return blocked(
      'noData',
      'There are no figures in this period. Choose another one, connect a source of the client, or import a file.',
    );
  const tooLarge = sizeProblem(content);
  return tooLarge === null ? { kind: 'generated', content } : { kind: 'failed', text: tooLarge };
};

/** Rejects invalid contents with a 422 `RefusalError` that lists the problems by field. */
export const gather = async (making: Making, report: Report): Promise<Outcome> => {
  const spec = specOf(report, making.answers, making.now);
  const lastDay = calendarDayOf(daysOf(spec.period, spec.today).to);
  const late = freshness(making, report.clientId).find(isMissing(lastDay));
  if (late)
    return blocked(
      'source',
      late.data_to === null
        ? `${late.label} has sent no data yet. Connect it again.`
        : `${late.label} has no data after ${late.data_to}. Connect it again.`,
    );
  try {
    return judged(await makeContent(making, spec));
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'limitReached') throw error;
    return blocked(
      'retention',
      `The plan keeps figures of ${error.extras.limit ?? 0} days. Choose a later period.`,
    );
  }
};
