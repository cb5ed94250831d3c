/** Renders the metrics by size of change against the comparison period, with the channels or campaigns that caused each change. */

import { Button } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ChangeCard } from '#domain/analysis/changeCards.ts';
import { changeCards } from '#domain/analysis/changeCards.ts';
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import { contributionSentence } from '#domain/analysis/contributionWords.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { everything } from '../../data/wholeList.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { changedFigureIn } from '../../parts/figures/changeAddress.ts';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { WholeText } from '../../parts/WholeText.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ChangeParts } from './ChangeParts.tsx';
import { type ChangedBy, changedBys } from './changedBy.ts';
import styles from './Insights.module.css';

type ChangeFindingProps = {
  card: ChangeCard;
  selection: MetricSelection;
  by: ChangedBy;
  /** The user followed a link to this finding, so it is expanded and scrolled into view. */
  isAsked: boolean;
};

const useInSightFirst = (isAsked: boolean) => {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView?.({ block: 'start' });
  }, [isAsked]);
  return place;
};

const ChangeFinding = ({ card, selection, by, isAsked }: ChangeFindingProps) => {
  const { figure, current, previous, contribution } = card;
  const { use, versus, currency } = selection;
  const place = useInSightFirst(isAsked);
  const [isOpen, setOpen] = useState(isAsked);
  const id = useId();
  const { label } = figureSpecs[figure];
  return (
    <li ref={place} className={styles.card} data-changed={figure}>
      <h3>
        {label}{' '}
        <ExplainButton figure={figure} scope="">
          {writtenFigure(figure, current, currency)}
        </ExplainButton>
        <ChangeText name={figure} current={current} previous={previous} versus={versus ?? ''} />
      </h3>
      <p>
        From {writtenFigure(figure, previous, currency)}.{' '}
        <WholeText>{contributionSentence(figure, contribution, by)}</WholeText>
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Hide breakdown' : 'Break down'}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide breakdown' : 'Break down'}
        </Button>
        <AppLink
          to={`${protectedPages.dashboard.path}?${writeView(use.view, use.facts)}`}
          aria-label={`Open in dashboard: ${label}`}
        >
          Open in dashboard
        </AppLink>
      </div>
      <div id={id}>{isOpen && <ChangeParts card={card} currency={currency} by={by} />}</div>
    </li>
  );
};

const choices = changedBys.map((value) => ({ value, label: `By ${value}` }));

type ChangesProps = { reply: MetricReply; selection: MetricSelection; by: ChangedBy };

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
          There is no {figureSpecs[asked].label} on both sides of the comparison, so there is no breakdown.
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

export const ChangeDrivers = ({ selection }: { selection: MetricSelection }) => {
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
          aria-label="Breakdown of the change"
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
