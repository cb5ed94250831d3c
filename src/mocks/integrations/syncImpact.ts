/** Finds the widgets, reports, alerts and goals that show a connection's figures. */
import { alertConditionWords } from '#domain/alerts/alertRules.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { SyncImpact } from '#domain/contract/syncSchemas.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { widgetSpecs } from '#domain/dashboards/widget.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { paidChannels } from '#domain/metrics/channels.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { alertRulesOf } from '#events/projections/alertDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { goalsOf } from '#events/projections/goalDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { ConnectedSource } from '#events/projections/sourceHistory.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';

/** Figures that only advertising has. */
const ofAds: readonly FigureName[] = [
  'impressions',
  'clicks',
  'spend_cents',
  'ctr',
  'roas',
  'cpc_cents',
  'cpm_cents',
  'cpa_cents',
  'cpl_cents',
  'media_cac_cents',
];

const shows = ({ channels }: MetricSource, figure: FigureName): boolean =>
  channels.some((channel) => paidChannels.includes(channel)) || !ofAds.includes(figure);

/** Without filters of channels or campaigns that exclude the source. */
const includes = ({ channels, campaigns }: MetricSource, filters: string | undefined): boolean => {
  const { channel, campaign } = filtersOnWire(filters ?? '');
  return (
    (channel.length === 0 || channels.some((one) => channel.includes(one))) &&
    (campaign.length === 0 || campaigns.some(({ id }) => campaign.includes(id)))
  );
};

const isShown = (source: MetricSource, { kind, figures, filters }: Widget): boolean => {
  const { takesFilters, figures: asked } = widgetSpecs[kind];
  const hasData = takesFilters || asked.least > 0 || kind === 'summary';
  return (
    hasData &&
    includes(source, filters) &&
    (figures.length === 0 || figures.some((figure) => shows(source, figure)))
  );
};

type About = { readonly workspaceId: string; readonly source: ConnectedSource; readonly now: string };

const none: SyncImpact = { widgets: [], reports: [], alerts: [], goals: [] };

export const impactOf = (answers: Answers, { workspaceId, source, now }: About): SyncImpact => {
  const today = epochDayAt(Date.parse(now));
  const metricSource = metricSourcesOf(answers, workspaceId, today).find(({ id }) => id === source.id);
  if (!metricSource || metricSource.channels.length === 0) return none;
  const { clientId } = source;
  const boards = everyDashboardOf(answers.dashboardDirectory, workspaceId).filter(
    (board) => board.archivedAt === null && (board.clientId ?? clientId) === clientId,
  );
  return {
    widgets: boards.flatMap(({ id, name, widgets }) =>
      widgets
        .filter((widget) => isShown(metricSource, widget))
        .map((widget) => ({
          id: widget.id,
          name: widget.title || widgetSpecs[widget.kind].label,
          dashboard: { id, name },
        })),
    ),
    reports: reportsOf(answers.reportDirectory, workspaceId)
      .filter((report) => report.clientId === clientId && report.archivedAt === null)
      .map(({ id, facts }) => ({ id, name: facts.name })),
    alerts: alertRulesOf(answers.alertDirectory, workspaceId)
      .filter(
        (rule) => rule.clientId === clientId && rule.rival === undefined && shows(metricSource, rule.figure),
      )
      .map(({ id, figure, condition }) => ({
        id,
        name: `${figureOf(figure).label} ${alertConditionWords[condition]}`,
      })),
    goals: goalsOf(answers.goalDirectory, workspaceId)
      .filter(
        (goal) => goal.clientId === clientId && goal.removedAt === null && shows(metricSource, goal.figure),
      )
      .map(({ id, figure }) => ({ id, name: figureOf(figure).label })),
  };
};
