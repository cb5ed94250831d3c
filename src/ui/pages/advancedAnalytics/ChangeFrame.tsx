/** Loads the changes of the selection by size and frames them with their empty states. */
import { type ReactNode, useMemo } from 'react';
import { type ChangeCard, changeCards } from '#domain/analysis/changeCards.ts';
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { everything } from '../../data/wholeList.ts';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import type { ChangedBy } from './changedBy.ts';
import styles from './Insights.module.css';

type ChangeFrameProps = {
  title: string;
  selection: MetricSelection;
  by: ChangedBy;
  /** Metric that is shown even if it hardly changed. */
  asked?: FigureName | null;
  tools?: ReactNode;
  children: (cards: readonly ChangeCard[], reply: MetricReply) => ReactNode;
};

type ChangesProps = Pick<ChangeFrameProps, 'selection' | 'children'> & {
  reply: MetricReply;
  asked: FigureName | null;
};

const Changes = ({ reply, selection, asked, children }: ChangesProps) => {
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
          There is no {figureSpecs[asked].label} on both sides of the comparison, so there is no breakdown.
        </p>
      )}
      {children(cards, reply)}
    </>
  );
};

export const ChangeFrame = ({ title, selection, by, asked = null, tools, children }: ChangeFrameProps) => {
  const { query } = selection.use;
  const wanted = useMemo(() => ({ ...query, group_by: by, limit: everything }), [query, by]);
  const metrics = useMetrics(wanted);
  return (
    <WidgetFrame
      title={title}
      state={selectionState(selection, metrics)}
      height={420}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(selection)}
      tools={tools}
    >
      {() =>
        metrics.data && (
          <Changes reply={metrics.data} selection={selection} asked={asked}>
            {children}
          </Changes>
        )
      }
    </WidgetFrame>
  );
};
