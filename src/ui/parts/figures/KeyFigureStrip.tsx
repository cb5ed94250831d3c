/** Renders key metrics of one reply side by side, each with its change and trend. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { closedSteps } from './closedSteps.ts';
import type { FigureName } from './figureSpecs.ts';
import type { GoalState } from './GoalBar.tsx';
import { KeyFigureCard } from './KeyFigureCard.tsx';
import styles from './KeyFigureStrip.module.css';
import { useSourcesTip } from './useSourcesTip.ts';

type KeyFigureStripProps = {
  readonly label: string;
  readonly names: readonly FigureName[];
  readonly reply: MetricReply | undefined;
  /** The reply belongs to the previous query. */
  readonly isFormer: boolean;
  readonly versus: string;
  readonly currency: string | undefined;
  readonly isWide?: boolean;
  readonly goalOf?: (name: FigureName) => GoalState | null;
  readonly onExplain: (name: FigureName) => void;
  /** Shows a metric in the page's chart, which then draws the courses in place of the cards. */
  readonly onChoose?: (name: FigureName) => void;
  readonly chosen?: FigureName;
};

export const KeyFigureStrip = (props: KeyFigureStripProps) => {
  const { label, names, reply, isFormer, versus, currency, isWide, onExplain, onChoose } = props;
  const sources = useSourcesTip(reply?.freshness);
  return (
    <ul
      className={styles.cards}
      data-wide={isWide || undefined}
      data-goals={props.goalOf ? '' : undefined}
      aria-label={label}
      aria-busy={!reply || isFormer}
    >
      {names.map((name) => (
        <KeyFigureCard
          key={name}
          name={name}
          value={reply?.totals[name]}
          previous={reply?.previous ? reply.previous[name] : undefined}
          versus={versus}
          currency={currency}
          {...(onChoose
            ? { onChoose: () => onChoose(name), isChosen: props.chosen === name }
            : { course: reply ? closedSteps(reply.series, name) : [] })}
          figures={reply?.totals}
          sources={sources}
          goal={props.goalOf?.(name)}
          onExplain={() => onExplain(name)}
        />
      ))}
    </ul>
  );
};
