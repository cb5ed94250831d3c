/** Renders the tabs of the analysis of figures; the code loads after the metrics. */
import { Select } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeCard } from '#domain/analysis/changeCards.ts';
import { contributionSentence } from '#domain/analysis/contributionWords.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { changedFigureIn } from '../../parts/figures/changeAddress.ts';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { LateHours } from '../../parts/hours/LateHours.tsx';
import { WholeText } from '../../parts/WholeText.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { Anomalies } from './Anomalies.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { ChangeInsights } from './ChangeInsights.tsx';
import { ChangeParts } from './ChangeParts.tsx';
import { type ChangedBy, changedBys } from './changedBy.ts';
import styles from './Insights.module.css';
import { MonthEnd } from './MonthEnd.tsx';
import { useCampaignCauses } from './useCampaignCauses.ts';

const choices = changedBys.map((value) => ({ value, label: `By ${value}` }));

type CausesProps = {
  cards: readonly ChangeCard[];
  reply: MetricReply;
  wanted: FigureName | null;
  onWant: (figure: FigureName) => void;
  selection: MetricSelection;
  by: ChangedBy;
};

const Causes = ({ cards, reply, wanted, onWant, selection, by }: CausesProps) => {
  const causes = useCampaignCauses(selection, reply, by);
  const { versus, currency } = selection;
  const card = cards.find(({ figure }) => figure === wanted) ?? cards[0];
  if (card === undefined) return null;
  const { figure, current, previous, contribution } = card;
  return (
    <div className={styles.why} data-changed={figure}>
      <Select
        aria-label="Figure that changed"
        options={cards.map((one) => ({ value: one.figure, label: figureSpecs[one.figure].label }))}
        value={figure}
        popupMatchSelectWidth={false}
        onChange={onWant}
      />
      <div className={styles.insight}>
        <h3>
          {figureSpecs[figure].label}{' '}
          <ExplainButton figure={figure} scope="">
            {writtenFigure(figure, current, currency)}
          </ExplainButton>{' '}
          <ChangeText name={figure} current={current} previous={previous} versus={versus ?? ''} />
        </h3>
        <p>
          From {writtenFigure(figure, previous, currency)}.{' '}
          <WholeText>{contributionSentence(figure, contribution, by)}</WholeText>
        </p>
      </div>
      <ChangeParts card={card} currency={currency} by={by} causes={causes} />
    </div>
  );
};

const Why = ({ selection }: { selection: MetricSelection }) => {
  const asked = changedFigureIn(useLocation().search);
  const [by, setBy] = useState<ChangedBy>('channel');
  const [chosen, choose] = useState<FigureName | null>(null);
  return (
    <ChangeFrame
      title="Why it changed"
      selection={selection}
      by={by}
      asked={asked}
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
      {(cards, reply) => (
        <Causes
          cards={cards}
          reply={reply}
          wanted={chosen ?? asked}
          onWant={choose}
          selection={selection}
          by={by}
        />
      )}
    </ChangeFrame>
  );
};

/** Hours of more days would be too thin to see. */
const shownHourDays = 7;

export const Insights = ({ selection, tab }: { selection: MetricSelection; tab: string }) => {
  if (tab === 'anomalies')
    return (
      <>
        <Anomalies selection={selection} />
        <LateHours selection={selection} days={shownHourDays} />
      </>
    );
  if (tab === 'why') return <Why selection={selection} />;
  if (tab === 'forecast') return <MonthEnd selection={selection} />;
  return <ChangeInsights selection={selection} />;
};
