/** Folds the events of an import for decisions, metrics and replies. */
import type { ChannelDays } from '#domain/metrics/daySpans.ts';
import type { DataImported, ImportEvent } from './importEvents.ts';

type ImportFacts = Omit<DataImported['data'], 'importId' | 'by' | 'channels' | 'leftOut'>;

export type DataImport = ImportFacts & {
  readonly id: string;
  readonly channels: ChannelDays;
  readonly importedBy: string;
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  readonly revision: number;
};

const spansIn = (all: DataImported['data']['channels']): ChannelDays =>
  all.map(({ channel, days }) => ({ channel, days: days.map(([from, to]) => ({ from, to })) }));

export const spansOnRecord = (all: ChannelDays): DataImported['data']['channels'] =>
  all.map(({ channel, days }) => ({ channel, days: days.map(({ from, to }) => [from, to]) }));

export const importAfter = (
  before: DataImport | null,
  { type, data }: ImportEvent,
  revision: number,
): DataImport | null => {
  if (type === 'DataImported') {
    const { importId: id, by: importedBy, channels, leftOut: _leftOut, ...facts } = data;
    const status = { withdrawnAt: null, withdrawnBy: null, revision };
    return { ...facts, id, channels: spansIn(channels), importedBy, ...status };
  }
  if (!before) return null;
  switch (type) {
    case 'ImportWithdrawn':
      return { ...before, withdrawnAt: data.withdrawnAt, withdrawnBy: data.by, revision };
    case 'ImportRestored':
      return { ...before, withdrawnAt: null, withdrawnBy: null, revision };
    case 'ImportMoved':
      return { ...before, clientId: data.clientId, revision };
  }
};
