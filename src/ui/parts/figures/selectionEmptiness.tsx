/** Provides the actions of empty metric widgets by kind of emptiness. */
import { rangePresetLabels } from '#domain/metrics/rangePreset.ts';
import { defaultView } from '#domain/metrics/view.ts';
import { lengthOf } from '#domain/metrics/viewInterval.ts';
import { AskAdmin } from '../empty/AskAdmin.tsx';
import type { ViewInUse } from '../view/useView.ts';

type Selection = {
  readonly use: Pick<ViewInUse, 'days' | 'facts' | 'setView' | 'clearFilters'>;
  readonly connect: (() => void) | null;
};

export const widerRange = ({ days, setView }: Pick<ViewInUse, 'days' | 'setView'>) => {
  const preset = lengthOf(days) < 90 ? '90d' : '12m';
  const label = preset === '90d' ? 'Show the last 90 days' : 'Show the last 12 months';
  return { label, onAction: () => setView({ range: { preset } }) };
};

/** Returns to the default range, which every plan shows. */
const usualRange = ({ facts, setView }: Selection['use']) => {
  const { range } = defaultView(facts);
  const words = range.preset === 'custom' ? 'usual days' : rangePresetLabels[range.preset].toLowerCase();
  return { label: `Show the ${words}`, onAction: () => setView({ range }) };
};

export const emptyWaysOf = ({ use, connect }: Selection) => ({
  noSource: connect
    ? { text: 'Connect a platform to bring in this client’s figures.', onAction: connect }
    : { action: <AskAdmin /> },
  noData: widerRange(use),
  allArchived: {
    title: 'All sources have ended',
    text: 'No new data comes in. Choose earlier days to see what was collected.',
  },
  filteredOut: { onAction: use.clearFilters },
  outsideRetention: usualRange(use),
});
