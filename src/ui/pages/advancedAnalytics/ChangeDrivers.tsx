/** Renders the metrics by size of change against the comparison period, with the channels or campaigns that caused each change. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { changeCards } from '#domain/analysis/changeCards.ts';
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { everything } from '../../data/wholeList.ts';
import { changedFigureIn } from '../../parts/figures/changeAddress.ts';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { type FigureSelection, selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ChangeFinding } from './ChangeFinding.tsx';
import { type ChangedBy, changedBys } from './changedBy.ts';
import styles from './Insights.module.css';

const choices = changedBys.map((value) => ({ value, label: `By ${value}` }));

type ChangesProps = { reply: MetricReply; selection: FigureSelection; by: ChangedBy };

const Changes = ({ reply, selection, by }: ChangesProps) => {
  const asked = changedFigureIn(useLocation().search);
  const cards = useMemo(() => changeCards(reply, asked), [reply, asked]);
  if (reply.previous === null)
    return <p className={styles.quiet}>Choose a comparison above to see what changed.</p>;
  if (cards.length === 0)
    return (
      <p className={styles.quiet}>
        All quiet: no figure moved by 1% or more against {comparedInSentence(selection.versus ?? 'before')}.
      </p>
    );
  return (
    <>
      {asked !== null && cards[0]?.figure !== asked && (
        <p className={styles.quiet}>
          There is no {figureSpecs[asked].label} on both sides of the comparison, so its change has no parts.
        </p>
      )}
      <ol className={styles.cards} aria-label="What changed, the largest change first">
        {cards.map((card) => (
          <ChangeFinding
            key={`${card.figure} ${card.figure === asked}`}
            card={card}
            selection={selection}
            by={by}
            isAsked={card.figure === asked}
          />
        ))}
      </ol>
    </>
  );
};

export const ChangeDrivers = ({ selection }: { selection: FigureSelection }) => {
  const [by, setBy] = useState<ChangedBy>('channel');
  const { query } = selection.use;
  const asked = useMemo(() => ({ ...query, group_by: by, limit: everything }), [query, by]);
  const metrics = useMetrics(asked);
  return (
    <WidgetFrame
      title="What changed"
      state={selectionState(selection, metrics)}
      height={420}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(selection)}
      tools={
        <KitSegmented
          size="small"
          aria-label="Parts of the change"
          options={choices}
          value={by}
          onChange={setBy}
        />
      }
    >
      {() => metrics.data && <Changes reply={metrics.data} selection={selection} by={by} />}
    </WidgetFrame>
  );
};
