/** The key figures of a page's selection, each with its change and course; pressed, one opens its arithmetic. */
import { Explained } from './Explained.tsx';
import { FigureNotes } from './FigureNotes.tsx';
import { KeyFigureCard } from './KeyFigureCard.tsx';
import styles from './SelectionFigures.module.css';
import { expectedFigures, mostFigures, shownFigures } from './shownFigures.ts';
import { type Explain, useExplain } from './useExplain.ts';
import { type FigureSelection, selectionState, selectionWays } from './useSelection.ts';
import { useSourcesTip } from './useSourcesTip.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

type SelectionFiguresProps = {
  selection: FigureSelection;
  title?: string;
  /** Whether people who see the page read the title too. */
  isTitled?: boolean;
  /** How many at most; left out: all that the selection has. */
  most?: number;
};

type CardsProps = Pick<SelectionFiguresProps, 'selection' | 'most'> & { explain: Explain };

const Cards = ({ selection, most, explain }: CardsProps) => {
  const { metrics, versus, currency } = selection;
  const { data, isFormer } = metrics;
  const sources = useSourcesTip(data?.freshness);
  const names = (data ? shownFigures(data) : expectedFigures).slice(0, most);
  return (
    <ul className={styles.cards} aria-label="Key figures of the selection" aria-busy={!data || isFormer}>
      {names.map((name) => (
        <KeyFigureCard
          key={name}
          name={name}
          value={data?.totals[name]}
          previous={data?.previous ? data.previous[name] : undefined}
          versus={versus ?? ''}
          currency={currency}
          course={data ? data.series.filter(({ open }) => !open).map((point) => point[name]) : []}
          figures={data?.totals}
          sources={sources}
          onExplain={() => explain.open(name)}
        />
      ))}
    </ul>
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
      <FigureNotes reply={metrics.data} told={selection.use.notices} />
      <Explained
        explain={explain}
        query={selection.use.query}
        currency={selection.currency}
        freshness={selection.metrics.data?.freshness ?? []}
      />
    </>
  );
};
