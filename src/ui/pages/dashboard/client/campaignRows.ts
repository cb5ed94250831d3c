/** The campaigns of a client with their figures: each row of the figures beside what is known of the campaign. */
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { FigureSet, MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';

/** `campaign` is null for what belongs to none, such as organic traffic. */
export type CampaignRow = MetricRow & {
  readonly campaign: CampaignItem | null;
  /** Whether it is the row that others sum to. */
  readonly isTotal?: boolean;
};

const none = Object.fromEntries(figureNames.map((name) => [name, null])) as FigureSet;

/** Rows of figures first, then campaigns that had none on these days and are not over. */
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

/** Whether it is known and had nothing on these days: it was paused, or not launched yet. */
export const isQuiet = (row: CampaignRow): boolean =>
  row.campaign !== null && figureNames.every((name) => row[name] === null);

type Figures = Partial<Record<FigureName, number | null>>;

/** Null where nobody reports it. */
const summed = (rows: readonly Figures[], name: FigureName): number | null => {
  const known = rows.flatMap((row) => row[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const divided = (over: number | null, under: number | null): number | null =>
  over === null || under === null ? null : ratioOf(over, under);

/** Sums, and ratios of sums: never a mean of ratios. What brings in without being paid for is in no price. */
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

/** The row that the listed ones sum to, where a search has left some out. */
export const listedTotals = (rows: readonly CampaignRow[], isCompared: boolean): CampaignRow => ({
  ...sumOf(rows),
  key: rows.map(({ key }) => key).join(','),
  label: 'Campaigns listed',
  previous: isCompared ? sumOf(rows.map(({ previous }) => previous ?? {})) : null,
  share: rows.reduce((sum, { share }) => sum + (share ?? 0), 0),
  campaign: null,
  isTotal: true,
});

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

type InFile = {
  readonly currency: string;
  /** Whether what each figure was before has a column of its own. */
  readonly isCompared: boolean;
};

/** All rows, with plain numbers: money in units, rates as parts of one. */
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
