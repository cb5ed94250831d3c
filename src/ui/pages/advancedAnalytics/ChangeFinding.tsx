/** Renders one changed metric: its change, the contributing parts, and a link to the dashboard with the same view. */
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ChangeCard } from '#domain/analysis/changeCards.ts';
import { contributionSentence } from '#domain/analysis/contributionWords.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { FigureSelection } from '../../parts/figures/useSelection.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { ChangeParts } from './ChangeParts.tsx';
import type { ChangedBy } from './changedBy.ts';
import styles from './Insights.module.css';

type ChangeFindingProps = {
  card: ChangeCard;
  selection: FigureSelection;
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

export const ChangeFinding = ({ card, selection, by, isAsked }: ChangeFindingProps) => {
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
          aria-label={`${isOpen ? 'Hide' : 'Show'} the parts of ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the parts' : 'Show the parts'}
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
