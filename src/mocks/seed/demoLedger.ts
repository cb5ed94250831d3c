/** Computes the demo clients' actual spend and results from the shown facts, as the basis of goals, budgets and alerts. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { paidChannels } from '#domain/metrics/channels.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { campaignDirectory } from '#events/projections/campaignDirectory.ts';
import { clientDirectory } from '#events/projections/clientDirectory.ts';
import { importDirectory } from '#events/projections/importDirectory.ts';
import { integrationDirectory } from '#events/projections/integrationDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { sourceHistory } from '#events/projections/sourceHistory.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import type { PastEvent } from './eventsFromCommands.ts';

export type Sums = { readonly spend: number; readonly conversions: number; readonly revenue: number };

export type Days = { readonly from: EpochDay; readonly to: EpochDay };

export type DemoLedger = {
  /** Cents, conversions and revenue in cents over these days for paid channels, as integers. */
  paid(clientId: string, days: Days): Sums;
  all(clientId: string, days: Days): Sums;
};

const asStored = ({ event, stream, tags = [], occurredAt }: PastEvent, index: number): StoredEvent => ({
  tenant: 'seed',
  position: index + 1,
  id: `seed${index}`,
  stream,
  revision: index,
  type: event.type,
  schemaVersion: 1,
  occurredAt,
  recordedAt: occurredAt,
  commandId: 'seed',
  correlationId: '',
  causationId: null,
  actor: { kind: 'seed', id: 'demo' },
  tags,
  data: event.data,
  previousHash: '',
  hash: '',
});

const places = {
  spend: factMeasures.indexOf('spend_cents'),
  conversions: factMeasures.indexOf('conversions'),
  revenue: factMeasures.indexOf('revenue_cents'),
};

const row = new Float64Array(factMeasures.length);

const addBlock = (
  sums: Record<keyof Sums, number>,
  block: FactBlock,
  days: Days & { paid: boolean },
): void => {
  for (const { channel, firstDay, start, end } of block.runs) {
    if (days.paid && !paidChannels.includes(channel)) continue;
    const last = Math.min(end, start + days.to - firstDay + 1);
    for (let index = start + Math.max(0, days.from - firstDay); index < last; index += 1) {
      readRow(block, index, row);
      sums.spend += row[places.spend] ?? 0;
      sums.conversions += row[places.conversions] ?? 0;
      sums.revenue += row[places.revenue] ?? 0;
    }
  }
};

/** The events include clients, connections, campaigns and source problems; `today` is incomplete and has no data. */
export const createDemoLedger = (events: readonly PastEvent[], today: EpochDay): DemoLedger => {
  const stored = events.map(asStored);
  const answers = {
    integrationDirectory: foldAll(integrationDirectory, stored),
    sourceHistory: foldAll(sourceHistory, stored),
    campaignDirectory: foldAll(campaignDirectory, stored),
    clientDirectory: foldAll(clientDirectory, stored),
    importShelf: importDirectory.empty(),
  };
  const sources = Map.groupBy(metricSourcesOf(answers, demoWorkspaceId, today), ({ clientId }) => clientId);
  const factsOf = createDemoFacts();
  const blocks = new Map<string, FactBlock>();
  const blockOf = (source: MetricSource, month: number): FactBlock => {
    const place = `${source.id} ${month}`;
    const block = blocks.get(place) ?? factsOf(source, month);
    blocks.set(place, block);
    return block;
  };
  const sum = (clientId: string, days: Days & { paid: boolean }): Sums => {
    const sums = { spend: 0, conversions: 0, revenue: 0 };
    for (const source of sources.get(clientId) ?? []) {
      if (days.paid && source.campaigns.length === 0) continue;
      for (let month = monthOf(days.from); month <= monthOf(days.to); month += 1)
        addBlock(sums, blockOf(source, month), days);
    }
    return sums;
  };
  return {
    paid: (clientId, days) => sum(clientId, { ...days, paid: true }),
    all: (clientId, days) => sum(clientId, { ...days, paid: false }),
  };
};
