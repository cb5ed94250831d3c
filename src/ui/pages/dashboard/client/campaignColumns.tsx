/** Defines the columns of the table of campaigns. */

import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { FilterName } from '../../../parts/figures/FilterName.tsx';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './BoardDetails.module.css';
import { type CampaignRow, isQuiet } from './campaignRows.ts';
import type { Edit } from './edit.ts';
import { figureColumn, shareColumn } from './figureColumns.tsx';
import { rowScope } from './totalsOf.ts';

const CampaignActions = ({ campaign, changes, onForm }: { campaign: CampaignItem } & Edit) => {
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { id, name, status } = campaign;
  if (status === 'ended') return null;
  const details =
    status === 'running'
      ? { made: `Paused ${name}.`, takenBack: `${name} runs again.` }
      : { made: `Resumed ${name}.`, takenBack: `${name} is paused again.` };
  const kind = status === 'running' ? 'pauseCampaign' : 'resumeCampaign';
  const turn = () => changes.ask({ kind, id, name, etag: campaign.etag, details });
  const verb = status === 'running' ? 'Pause' : 'Resume';
  return (
    <Flex wrap justify="end">
      <Button size="small" type="text" disabled={busy} aria-label={`${verb} ${name}`} onClick={turn}>
        {verb}
      </Button>
      <Button
        size="small"
        type="text"
        disabled={busy}
        aria-label={`Budget of ${name}`}
        onClick={() => onForm({ kind: 'campaignBudget', campaign })}
      >
        Budget
      </Button>
    </Flex>
  );
};

/** In pixels; each heading has space for its sort icon. */
const widths: Partial<Record<FigureName, number>> = {
  impressions: 112,
  conversions: 118,
  revenue_cents: 96,
  spend_cents: 92,
};
const usualWidth = 80;

const tones = { running: 'good', paused: 'warning', ended: 'quiet' } as const;

/** Rows without a campaign have no cost and cannot be used as a filter. */
const nameColumn = (board: MetricSelection): DataColumn<CampaignRow> => ({
  key: 'campaign',
  title: 'Campaign',
  isName: true,
  width: 232,
  compare: (one, other) => compareNames(one.label, other.label),
  cell: ({ key, label, campaign, spend_cents, isTotal }) => (
    <>
      {isTotal || (campaign === null && spend_cents === null) ? (
        label
      ) : (
        <FilterName label={label} onChoose={() => board.use.addFilter('campaign', key, label)} />
      )}
      {campaign !== null && (
        <span className={styles.under}>
          {channelLabels[campaign.channel]}{' '}
          <StatusTag tone={tones[campaign.status]}>{campaign.status}</StatusTag>
        </span>
      )}
    </>
  ),
});

export const campaignColumns = (
  board: MetricSelection,
  reply: MetricReply,
  { names, ...edit }: Edit & { readonly names: readonly FigureName[] },
): readonly DataColumn<CampaignRow>[] => [
  nameColumn(board),
  ...names
    .filter((name) => reply.totals[name] !== null)
    .map((name) => ({
      ...figureColumn<CampaignRow>(name, {
        versus: board.versus,
        currency: reply.currency,
        scopeOf: (row) => rowScope('campaign', row),
        noneAs: (row) => (isQuiet(row) ? 'the campaign has nothing on these days' : undefined),
      }),
      width: widths[name] ?? usualWidth,
    })),
  { ...shareColumn<CampaignRow>('spend_cents'), width: usualWidth },
  ...(board.mayEdit
    ? [
        {
          key: 'actions',
          title: 'Actions',
          hidesTitle: true as const,
          label: null,
          width: 92,
          align: 'end' as const,
          cell: ({ campaign }: CampaignRow) => campaign && <CampaignActions campaign={campaign} {...edit} />,
        },
      ]
    : []),
];
