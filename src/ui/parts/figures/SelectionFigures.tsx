/** Renders the key metrics of a page's selection with changes and trends. */
import { Explained } from './Explained.tsx';
import { FigureNotes } from './FigureNotes.tsx';
import { KeyFigureStrip } from './KeyFigureStrip.tsx';
import { expectedFigures, mostFigures, shownFigures } from './shownFigures.ts';
import { type Explain, useExplain } from './useExplain.ts';
import { type MetricSelection, selectionState, selectionWays } from './useSelection.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

type SelectionFiguresProps = {
  selection: MetricSelection;
  title?: string;
  isTitled?: boolean;
  most?: number;
};

type CardsProps = Pick<SelectionFiguresProps, 'selection' | 'most'> & { explain: Explain };

const Cards = ({ selection, most, explain }: CardsProps) => {
  const { metrics, versus, currency } = selection;
  const { data, isFormer } = metrics;
  const names = (data ? shownFigures(data) : expectedFigures).slice(0, most);
  return (
    <KeyFigureStrip
      label="Key figures of the selection"
      names={names}
      reply={data}
      isFormer={isFormer}
      versus={versus ?? ''}
      currency={currency}
      isWide
      onExplain={explain.open}
    />
  );
};

export const SelectionFigures = ({
  selection,
  title = 'Key figures',
  isTitled = false,
  most = mostFigures,
}: SelectionFiguresProps) => {
  const explain = useExplain();
  const { metrics } = selection;
  return (
    <>
      <WidgetFrame
        title={title}
        titleInside={!isTitled}
        state={selectionState(selection, metrics)}
        height={most > 4 ? 300 : 150}
        hasOwnShape
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={selectionWays(selection)}
      >
        {() => <Cards selection={selection} most={most} explain={explain} />}
      </WidgetFrame>
      <FigureNotes reply={metrics.data} notices={selection.use.notices} />
      <Explained
        explain={explain}
        query={selection.use.query}
        currency={selection.currency}
        freshness={selection.metrics.data?.freshness ?? []}
      />
    </>
  );
};
