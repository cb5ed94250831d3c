/** Renders the metrics that the cards omit: site behaviour, customer and lead costs, and, for the agency, lifetime value. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { shownFigures } from '../../../parts/figures/shownFigures.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { hintOf } from '../../../widgets/hintOf.ts';
import { AgencyCosts, type BoardReply } from './AgencyCosts.tsx';
import styles from './MoreFigures.module.css';

const names: readonly FigureName[] = [
  'orders',
  'aov_cents',
  'new_customers',
  'media_cac_cents',
  'leads',
  'cpl_cents',
  'users',
  'pageviews',
  'views_per_session',
  'bounce_rate',
  'visit_duration_seconds',
];

export const moreOf = (reply: MetricReply): readonly FigureName[] => {
  const shown = shownFigures(reply);
  return names.filter((name) => reply.totals[name] !== null && !shown.includes(name));
};

type Shown = { readonly reply: MetricReply; readonly name: FigureName; readonly versus: string | null };

export const MoreFigure = ({ reply, name, versus }: Shown) => (
  <div>
    <dt {...hintOf(`${figureSpecs[name].formula}. ${figureSpecs[name].definition}`)}>
      {figureSpecs[name].label}
    </dt>
    <dd>
      <strong>
        <ExplainButton figure={name} scope="">
          <FigureText
            name={name}
            value={reply.totals[name]}
            currency={reply.currency}
            figures={reply.totals}
          />
        </ExplainButton>
      </strong>{' '}
      {versus !== null && reply.previous !== null && (
        <small>
          <ChangeText
            name={name}
            current={reply.totals[name]}
            previous={reply.previous[name]}
            versus={versus}
          />
        </small>
      )}
    </dd>
  </div>
);

const List = ({ board, reply }: BoardReply) => (
  <dl className={styles.figures} aria-label="More figures">
    {moreOf(reply).map((name) => (
      <MoreFigure key={name} reply={reply} name={name} versus={board.versus} />
    ))}
    <AgencyCosts board={board} reply={reply} />
  </dl>
);

/** True if the section would be empty: client costs and lifetime value are shown only to the agency, unfiltered. */
const isNothing = ({ use, isFiltered, metrics: { data } }: MetricSelection): boolean =>
  (use.isOfClient || isFiltered) && data !== undefined && moreOf(data).length === 0;

export const MoreFigures = ({ board }: { board: MetricSelection }) => {
  const { metrics } = board;
  const state = selectionState(board, metrics);
  if (state.is === 'shown' && isNothing(board)) return null;
  return (
    <WidgetFrame
      title="Customers and visits"
      state={state}
      height={120}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() => metrics.data && <List board={board} reply={metrics.data} />}
    </WidgetFrame>
  );
};
