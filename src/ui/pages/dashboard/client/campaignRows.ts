/** The campaigns of a client with their figures: each row of the figures beside what is known of the campaign. */
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { FigureSet, MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { fileFigure, fileUnit } from '../../../charts/chartUnit.ts';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';

/** `campaign` is null for what belongs to none, such as organic traffic. */
export type CampaignRow = MetricRow & { readonly campaign: CampaignItem | null };

const none = Object.fromEntries(figureNames.map((name) => [name, null])) as FigureSet;

/** Rows of figures first, then campaigns that had none on these days and are not over. */
export const campaignRows = (
  reply: MetricReply,
  campaigns: readonly CampaignItem[],
  isFiltered: boolean,
): readonly CampaignRow[] => {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const rows = reply.rows.map((row) => ({ ...row, campaign: byId.get(row.key) ?? null }));
  const shown = new Set(reply.rows.map(({ key }) => key));
  const quiet = isFiltered ? [] : campaigns.filter(({ id, status }) => !shown.has(id) && status !== 'ended');
  return [
    ...rows,
    ...quiet.map((campaign) => ({
      ...none,
      key: campaign.id,
      label: campaign.name,
      previous: null,
      share: null,
      campaign,
    })),
  ];
};

/** The columns of figures, in their order. */
export const campaignFigures: readonly FigureName[] = [
  'impressions',
  'clicks',
  'ctr',
  'cpc_cents',
  'spend_cents',
  'conversions',
  'cpa_cents',
  'revenue_cents',
  'roas',
];

/** What a campaign costs and brings: these columns stand side by side on a usual screen. */
export const campaignResults: readonly FigureName[] = [
  'spend_cents',
  'conversions',
  'cpa_cents',
  'revenue_cents',
  'roas',
];

/** All rows, with plain numbers: money in units, rates as parts of one. */
export const campaignsCsv = (rows: readonly CampaignRow[], currency: string): string => {
  const units = campaignFigures.map((name) => [name, chartUnitOf(name, currency)] as const);
  return csvText([
    [
      'Campaign',
      'Channel',
      'Status',
      ...units.map(([name, unit]) => `${figureSpecs[name].label}${fileUnit(unit)}`),
      'Share of spend',
    ],
    ...rows.map((row) => [
      row.label,
      row.campaign === null ? '' : channelLabels[row.campaign.channel],
      row.campaign?.status ?? '',
      ...units.map(([name, unit]) => fileFigure(row[name], unit)),
      row.share ?? '',
    ]),
  ]);
};
