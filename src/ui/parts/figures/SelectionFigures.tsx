/** The key figures of a page's selection, each with its change and course; pressed, one opens its arithmetic. */
import { Explained } from './Explained.tsx';
import { KeyFigureCard } from './KeyFigureCard.tsx';
import styles from './SelectionFigures.module.css';
import { expectedFigures, shownFigures } from './shownFigures.ts';
import { type Explain, useExplain } from './useExplain.ts';
import { type FigureSelection, selectionState, selectionWays } from './useSelection.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

const Cards = ({ selection, explain }: { selection: FigureSelection; explain: Explain }) => {
  const { metrics, versus, currency } = selection;
  const { data, isFormer } = metrics;
  const names = data ? shownFigures(data) : expectedFigures;
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
          onExplain={() => explain.open(name)}
        />
      ))}
    </ul>
  );
};

type SelectionFiguresProps = { selection: FigureSelection; title?: string };

export const SelectionFigures = ({ selection, title = 'Key figures' }: SelectionFiguresProps) => {
  const explain = useExplain();
  const { metrics } = selection;
  return (
    <>
      <WidgetFrame
        title={title}
        titleInside
        state={selectionState(selection, metrics)}
        height={300}
        skeleton={<Cards selection={selection} explain={explain} />}
        readAt={metrics.readAt}
        onRetry={metrics.refetch}
        empty={selectionWays(selection)}
      >
        {() => <Cards selection={selection} explain={explain} />}
      </WidgetFrame>
      {(metrics.data?.notes.length ?? 0) > 0 && (
        <ul className={styles.notes}>
          {metrics.data?.notes.map(({ code, text }) => (
            <li key={code + text}>{text}</li>
          ))}
        </ul>
      )}
      <Explained
        explain={explain}
        query={selection.use.query}
        currency={selection.currency}
        freshness={selection.metrics.data?.freshness ?? []}
      />
    </>
  );
};
