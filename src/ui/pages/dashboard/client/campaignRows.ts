/** Joins a client's metric rows with its campaigns. */
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { FigureSet, MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';

/** `campaign` is null for traffic without a campaign, such as organic. */
export type CampaignRow = MetricRow & {
  readonly campaign: CampaignItem | null;
  readonly isTotal?: boolean;
};

const none = Object.fromEntries(figureNames.map((name) => [name, null])) as FigureSet;

/** Rows with metrics first, then unfinished campaigns without metrics in the range. */
export const campaignRows = (
  reply: { readonly rows: readonly MetricReply['rows'][number][] },
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

/** True for a known campaign without metrics in the range, because it was paused or not yet launched. */
export const isQuiet = (row: CampaignRow): boolean =>
  row.campaign !== null && figureNames.every((name) => row[name] === null);

type Figures = Partial<Record<FigureName, number | null>>;

const summed = (rows: readonly Figures[], name: FigureName): number | null => {
  const known = rows.flatMap((row) => row[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const divided = (over: number | null, under: number | null): number | null =>
  over === null || under === null ? null : ratioOf(over, under);

/** Sums, and ratios of sums, never means of ratios. Unpaid traffic is excluded from prices. */
const sumOf = (rows: readonly Figures[]): FigureSet => {
  const paid = rows.filter(({ spend_cents: spend }) => spend != null);
  const of = (name: FigureName) => summed(rows, name);
  return {
    ...none,
    impressions: of('impressions'),
    clicks: of('clicks'),
    spend_cents: of('spend_cents'),
    conversions: of('conversions'),
    revenue_cents: of('revenue_cents'),
    ctr: divided(of('clicks'), of('impressions')),
    cpc_cents: divided(of('spend_cents'), of('clicks')),
    cpa_cents: divided(of('spend_cents'), summed(paid, 'conversions')),
    roas: divided(summed(paid, 'revenue_cents'), of('spend_cents')),
  };
};

export const listedTotals = (rows: readonly CampaignRow[], isCompared: boolean): CampaignRow => ({
  ...sumOf(rows),
  key: rows.map(({ key }) => key).join(','),
  label: 'Campaigns listed',
  previous: isCompared ? sumOf(rows.map(({ previous }) => previous ?? {})) : null,
  share: rows.reduce((sum, { share }) => sum + (share ?? 0), 0),
  campaign: null,
  isTotal: true,
});

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

export const campaignResults: readonly FigureName[] = [
  'spend_cents',
  'conversions',
  'cpa_cents',
  'revenue_cents',
  'roas',
];

type InFile = {
  readonly currency: string;
  readonly isCompared: boolean;
};

/** Exports all rows with plain numbers: money in units, rates as ratios of one. */
export const campaignsCsv = (rows: readonly CampaignRow[], { currency, isCompared }: InFile): Table => {
  const units = campaignFigures.map((name) => [name, chartUnitOf(name, currency)] as const);
  return [
    [
      'Campaign',
      'Channel',
      'Status',
      ...units.flatMap(([name, unit]) => {
        const head = `${figureSpecs[name].label}${fileUnit(unit)}`;
        return isCompared ? [head, `${head} before`] : [head];
      }),
      'Share of spend',
    ],
    ...rows.map((row) => [
      row.label,
      row.campaign === null ? '' : channelLabels[row.campaign.channel],
      row.campaign?.status ?? '',
      ...units.flatMap(([name, unit]) => {
        const now = fileFigure(row[name], unit);
        return isCompared ? [now, fileFigure(row.previous?.[name] ?? null, unit)] : [now];
      }),
      fileNumber(row.share ?? null),
    ]),
  ];
};
