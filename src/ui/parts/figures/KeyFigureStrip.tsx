/** Key figures of one reply side by side, each with its change, its course and the way to its arithmetic. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { closedSteps } from './closedSteps.ts';
import type { FigureName } from './figureSpecs.ts';
import type { GoalState } from './GoalBar.tsx';
import { KeyFigureCard } from './KeyFigureCard.tsx';
import styles from './KeyFigureStrip.module.css';
import { useSourcesTip } from './useSourcesTip.ts';

type KeyFigureStripProps = {
  /** What they are the figures of, for readers. */
  readonly label: string;
  readonly names: readonly FigureName[];
  /** Undefined while it is waited for. */
  readonly reply: MetricReply | undefined;
  /** Whether what is shown is of the question before. */
  readonly isFormer: boolean;
  /** `previous 28 days`. */
  readonly versus: string;
  readonly currency: string | undefined;
  /** Whether a very wide screen has room for all of them in one line. */
  readonly isWide?: boolean;
  readonly goalOf?: (name: FigureName) => GoalState | null;
  readonly onExplain: (name: FigureName) => void;
};

export const KeyFigureStrip = (props: KeyFigureStripProps) => {
  const { label, names, reply, isFormer, versus, currency, isWide, onExplain } = props;
  const sources = useSourcesTip(reply?.freshness);
  return (
    <ul
      className={styles.cards}
      data-wide={isWide || undefined}
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
          course={reply ? closedSteps(reply.series, name) : []}
          figures={reply?.totals}
          sources={sources}
          goal={props.goalOf?.(name)}
          onExplain={() => onExplain(name)}
        />
      ))}
    </ul>
  );
};
