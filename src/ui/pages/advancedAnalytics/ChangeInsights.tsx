/** Renders the changed metrics as rows, the largest change first; the first one shows its causes. */
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ChangeCard } from '#domain/analysis/changeCards.ts';
import { contributionSentence } from '#domain/analysis/contributionWords.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { changedKey } from '../../parts/figures/changeAddress.ts';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { ChangeParts } from './ChangeParts.tsx';
import { InsightRow } from './InsightRow.tsx';
import styles from './Insights.module.css';

type ChangeInsightProps = {
  card: ChangeCard;
  plot: readonly (number | null)[];
  selection: MetricSelection;
  isOpen: boolean;
  onToggle: () => void;
};

const menu = [
  { key: 'breakdown', label: 'Full breakdown' },
  { key: 'dashboard', label: 'Open in dashboard' },
];

const ChangeInsight = ({ card, plot, selection, isOpen, onToggle }: ChangeInsightProps) => {
  const { figure, current, previous, contribution } = card;
  const { use, versus, currency } = selection;
  const navigate = useNavigate();
  const id = useId();
  const { label } = figureSpecs[figure];
  const open = (key: string) => {
    const search = writeView(use.view, use.facts);
    if (key === 'dashboard') return navigate(`${protectedPages.dashboard.path}?${search}`);
    search.set('tab', 'why');
    search.set(changedKey, figure);
    return navigate(`?${search}`);
  };
  return (
    <InsightRow
      changed={figure}
      plot={plot}
      plotLabel={`${label} over the range`}
      title={
        <>
          {label} {writtenFigure(figure, current, currency)}{' '}
          <ChangeText name={figure} current={current} previous={previous} versus={versus ?? ''} />
        </>
      }
      actions={
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Hide why' : 'See why'}: ${label}`}
            onClick={onToggle}
          >
            {isOpen ? 'Hide why' : 'See why'}
          </Button>
          <MoreMenu name={label} size="small" items={menu} onChoose={(key) => void open(key)} />
        </>
      }
      below={
        <div id={id}>
          {isOpen && <ChangeParts card={card} currency={currency} by="channel" hasTable={false} />}
        </div>
      }
    >
      From {writtenFigure(figure, previous, currency)}.{' '}
      <WholeText>{contributionSentence(figure, contribution, 'channel')}</WholeText>
    </InsightRow>
  );
};

type RowsProps = { cards: readonly ChangeCard[]; reply: MetricReply; selection: MetricSelection };

const Rows = ({ cards, reply, selection }: RowsProps) => {
  // Undefined until a press: then the first one is open.
  const [chosen, choose] = useState<FigureName | null | undefined>();
  const open = chosen === undefined ? cards[0]?.figure : chosen;
  return (
    <ol className={styles.rows} aria-label="What changed, the largest change first">
      {cards.map((card) => (
        <ChangeInsight
          key={card.figure}
          card={card}
          plot={reply.series.map((point) => (point.open ? null : point[card.figure]))}
          selection={selection}
          isOpen={card.figure === open}
          onToggle={() => choose(card.figure === open ? null : card.figure)}
        />
      ))}
    </ol>
  );
};

export const ChangeInsights = ({ selection }: { selection: MetricSelection }) => (
  <ChangeFrame title="What changed" selection={selection} by="channel">
    {(cards, reply) => <Rows cards={cards} reply={reply} selection={selection} />}
  </ChangeFrame>
);
