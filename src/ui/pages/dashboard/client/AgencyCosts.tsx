/** Renders agency-only metrics: cost per new customer including the fee, customer lifetime value, and their ratio. */
import type { ReactNode } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { type AcquisitionCost, acquisitionCost } from '#domain/clients/acquisitionCost.ts';
import { type CustomerLifetime, type CustomerValue, customerValue } from '#domain/clients/customerValue.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { type AgencyFigureName, agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { contractOf } from '#machines/editing/clientFileEditors.ts';
import { lifetimeOf } from '#machines/editing/lifetimeService.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeShown } from '../../../parts/figures/ChangeText.tsx';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { shownChangeOf } from '../../../parts/figures/shownChange.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { WholeText } from '../../../parts/WholeText.tsx';
import { hintOf, shownHint } from '../../../widgets/hintOf.ts';

export type BoardReply = { readonly board: MetricSelection; readonly reply: MetricReply };

type Range = MetricReply['range'];
type Totals = MetricReply['totals'];

type Economics = {
  readonly totals: Totals;
  readonly cost: AcquisitionCost;
  readonly lifetime: CustomerLifetime | null;
  readonly value: CustomerValue;
};

const economicsOf = (
  client: ClientItem,
  { from, to }: Range,
  totals: Totals,
  currency: string,
): Economics => {
  const cost = acquisitionCost(contractOf(client), {
    from: epochDayOf(from) ?? 0,
    to: epochDayOf(to) ?? -1,
    spendCents: totals.spend_cents,
    newCustomers: totals.new_customers,
    currency,
  });
  const lifetime = lifetimeOf(client);
  return {
    totals,
    cost,
    lifetime,
    value: customerValue({ lifetime, aovCents: totals.aov_cents, cacCents: cost.cents }),
  };
};

type ShownFigure = {
  readonly name: AgencyFigureName;
  readonly value: number | null;
  readonly before: number | null | undefined;
  readonly versus: string | null;
  readonly text: string;
  readonly reason: string | null;
  readonly children: ReactNode;
};

const AgencyFigureEntry = ({ name, value, before, versus, text, reason, children }: ShownFigure) => {
  const { label, formula, note, ...figure } = agencyFigures[name];
  return (
    <div data-agency-figure={name}>
      <dt {...hintOf(`${formula}. ${note}`)}>{label}</dt>
      <dd>
        <strong {...(reason === null ? {} : shownHint(reason))}>
          <WholeText>{text}</WholeText>
        </strong>{' '}
        {value !== null && before !== undefined && versus !== null && (
          <small>
            <ChangeShown change={shownChangeOf(figure, value, before)} versus={versus} />
          </small>
        )}
        <p>{children}</p>
      </dd>
    </div>
  );
};

const EnterLink = ({ board: { clientId, mayEdit } }: Pick<BoardReply, 'board'>) =>
  mayEdit && (
    <>
      {' '}
      <AppLink to={`${protectedPages.clients.path}?client=${clientId}&tab=revenue`} markCurrent={false}>
        Add assumptions
      </AppLink>
    </>
  );

type WorthProps = BoardReply & { now: Economics; before: Economics | null };

const costText =
  (name: 'media_cac_cents' | 'aov_cents' | 'spend_cents', reply: MetricReply) => (value: number | null) =>
    writtenFigure(name, value, reply.currency);

const Worth = ({ board, reply, now, before }: WorthProps) => {
  const { lifetime, value, cost, totals } = now;
  const money = costText('aov_cents', reply);
  const ratio = writtenFigure('roas', value.ratio);
  return (
    <>
      <AgencyFigureEntry
        name="customer_ltv"
        value={value.cents}
        before={before?.value.cents}
        versus={board.versus}
        text={money(value.cents)}
        reason={value.reason}
      >
        {value.reason ??
          (lifetime &&
            `${money(totals.aov_cents)} AOV × ${lifetime.ordersPerYear} orders a year × ${lifetime.years} years × ${lifetime.marginPercent}% margin`)}
        {lifetime === null && <EnterLink board={board} />}
      </AgencyFigureEntry>
      <AgencyFigureEntry
        name="ltv_cac"
        value={value.ratio}
        before={before?.value.ratio}
        versus={board.versus}
        text={ratio}
        reason={value.ratioReason}
      >
        {value.ratioReason ?? `${money(value.cents)} LTV ÷ ${money(cost.cents)} CAC`}
      </AgencyFigureEntry>
    </>
  );
};

/** Fees belong to no channel, so filtered views have no such metric. Client users see neither fees nor assumptions. */
export const AgencyCosts = ({ board, reply }: BoardReply) => {
  const client = useClients(!board.use.isOfClient)?.find(({ id }) => id === board.clientId);
  if (client === undefined || board.isFiltered) return null;
  const { compared_range: range, previous, currency } = reply;
  const now = economicsOf(client, reply.range, reply.totals, currency);
  const before = range === null || previous === null ? null : economicsOf(client, range, previous, currency);
  const spend = costText('spend_cents', reply);
  return (
    <>
      <AgencyFigureEntry
        name="cac"
        value={now.cost.cents}
        before={before?.cost.cents}
        versus={board.versus}
        text={costText('media_cac_cents', reply)(now.cost.cents)}
        reason={now.cost.reason}
      >
        {now.cost.reason ??
          `(${spend(reply.totals.spend_cents)} media + ${spend(now.cost.feeCents)} fee) ÷ ${writtenFigure('new_customers', reply.totals.new_customers)}`}
      </AgencyFigureEntry>
      <Worth board={board} reply={reply} now={now} before={before} />
    </>
  );
};
