/** Renders the summary sentence of the client dashboard: largest change and its cause. */
import type { SummaryFacts } from '#domain/analysis/clientSummary.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import { WholeText } from '../../../../parts/WholeText.tsx';
import { emptyWays } from '../../client/useBoard.ts';
import { useSummarySentence } from '../../client/useSummarySentence.ts';
import styles from './Widgets.module.css';
import { heightOf, stateOfWidget, type WidgetProps } from './widgetParts.ts';

type SentenceProps = WidgetProps & { readonly goals: SummaryFacts['goals'] };

const Sentence = ({ goals, ...props }: SentenceProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  const { sentence } = useSummarySentence(board, goals);
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={sentence === null ? { is: 'empty', kind: 'noSource' } : stateOfWidget(props, metrics)}
      height={heightOf(widget) - 84}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
    >
      {() => (
        <p className={styles.summary}>
          <WholeText>{sentence ?? ''}</WholeText>
        </p>
      )}
    </WidgetFrame>
  );
};

const none: SummaryFacts['goals'] = [];

const OfClient = (props: WidgetProps) => {
  const { goals } = useGoals(props.board);
  return <Sentence {...props} goals={goals.map(({ label, standing }) => ({ label, standing }))} />;
};

/** Goals belong to a client, so the sentence for all clients mentions none. */
export const SummaryWidget = (props: WidgetProps) =>
  props.board.clientId === '' ? <Sentence {...props} goals={none} /> : <OfClient {...props} />;
