/** What changed against the time before: the figures by the size of their change, each with the channels or campaigns that did it. */
import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { changeCards } from '#domain/analysis/changeCards.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { everything } from '../../data/wholeList.ts';
import { type FigureSelection, selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { ChangeFinding } from './ChangeFinding.tsx';
import type { ChangedBy } from './changedBy.ts';
import styles from './Insights.module.css';

const choices = [
  { value: 'channel', label: 'By channel' },
  { value: 'campaign', label: 'By campaign' },
] as const;

type ChangesProps = { reply: MetricReply; selection: FigureSelection; by: ChangedBy };

const Changes = ({ reply, selection, by }: ChangesProps) => {
  const cards = useMemo(() => changeCards(reply), [reply]);
  if (reply.previous === null)
    return (
      <p className={styles.quiet}>Nothing is compared. Choose a comparison above to see what changed.</p>
    );
  if (cards.length === 0)
    return (
      <p className={styles.quiet}>All quiet: no figure moved by 1% or more against {selection.versus}.</p>
    );
  return (
    <ol className={styles.cards} aria-label="What changed, the largest change first">
      {cards.map((card) => (
        <ChangeFinding key={card.figure} card={card} selection={selection} by={by} />
      ))}
    </ol>
  );
};

export const WhatChanged = ({ selection }: { selection: FigureSelection }) => {
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
      onRetry={metrics.refetch}
      empty={selectionWays(selection)}
      tools={
        <Segmented
          size="small"
          aria-label="Parts of the change"
          options={[...choices]}
          value={by}
          onChange={setBy}
        />
      }
    >
      {() => metrics.data && <Changes reply={metrics.data} selection={selection} by={by} />}
    </WidgetFrame>
  );
};
