/** What the cards leave out: what people did on the site, what customers and leads cost, and for the agency the cost with its fee. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { acquisitionCost } from '#domain/clients/acquisitionCost.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { agencyFigures } from '#domain/kpi/agencyFigures.ts';
import { contractOf } from '#machines/editing/clientFileEditors.ts';
import { ChangeShown, ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { shownChangeOf } from '../../../parts/figures/figureChange.ts';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { shownFigures } from '../../../parts/figures/shownFigures.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { hintOf, shownHint } from '../../../widgets/hintOf.ts';
import styles from './MoreFigures.module.css';
import { type Board, emptyWays, stateOf } from './useBoard.ts';

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

/** Those that a source reports and no card shows. */
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

type Told = { readonly board: Board; readonly reply: MetricReply };

type Range = MetricReply['range'];

/** A fee belongs to no channel: with filters there is no such figure. */
const useCost = ({ board, reply }: Told) => {
  const client = useClients(!board.use.isOfClient)?.find(({ id }) => id === board.clientId);
  if (client === undefined || board.isFiltered) return null;
  const fees = contractOf(client);
  const costOf = ({ from, to }: Range, figures: MetricReply['totals']) =>
    acquisitionCost(fees, {
      from: epochDayOf(from) ?? 0,
      to: epochDayOf(to) ?? -1,
      spendCents: figures.spend_cents,
      newCustomers: figures.new_customers,
      currency: reply.currency,
    });
  const { compared_range: before, previous } = reply;
  return {
    now: costOf(reply.range, reply.totals),
    before: before === null || previous === null ? null : costOf(before, previous),
  };
};

/** For the agency alone: a client's people see no fees. */
const WithFee = (told: Told) => {
  const { board, reply } = told;
  const cost = useCost(told);
  if (cost === null) return null;
  const { label, formula, note } = agencyFigures.cac;
  const { cents, feeCents, reason } = cost.now;
  const write = (value: number | null): string => writtenFigure('media_cac_cents', value, reply.currency);
  const change = cost.before && shownChangeOf(agencyFigures.cac, cents, cost.before.cents);
  return (
    <div data-agency-figure="cac">
      <dt {...hintOf(`${formula}. ${note}`)}>{label}</dt>
      <dd>
        <strong {...(reason === null ? {} : shownHint(reason))}>{write(cents)}</strong>{' '}
        {change && board.versus !== null && (
          <small>
            <ChangeShown change={change} versus={board.versus} />
          </small>
        )}
        <p>
          {reason ??
            `(${writtenFigure('spend_cents', reply.totals.spend_cents, reply.currency)} media + ${writtenFigure('spend_cents', feeCents, reply.currency)} fee) ÷ ${writtenFigure('new_customers', reply.totals.new_customers)}`}
        </p>
      </dd>
    </div>
  );
};

const List = ({ board, reply }: Told) => (
  <dl className={styles.figures} aria-label="More figures">
    {moreOf(reply).map((name) => (
      <MoreFigure key={name} reply={reply} name={name} versus={board.versus} />
    ))}
    <WithFee board={board} reply={reply} />
  </dl>
);

export const MoreFigures = ({ board }: { board: Board }) => {
  const { metrics } = board;
  return (
    <WidgetFrame
      title="Customers and visits"
      state={stateOf(board, metrics)}
      height={120}
      readAt={metrics.readAt}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
    >
      {() => metrics.data && <List board={board} reply={metrics.data} />}
    </WidgetFrame>
  );
};
