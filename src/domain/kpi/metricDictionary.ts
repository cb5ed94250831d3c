/** Defines all metrics with name, formula, direction and source, for tooltips, CSV, answers and the API document. */
import { columnOf, type FactMeasure, type FigureName, figureNames, isFactMeasure } from './figureNames.ts';
import { paidConversions, paidLeads, paidRevenue } from './figureSums.ts';

export type FigureUnit = 'count' | 'money' | 'percent' | 'multiple' | 'average' | 'duration';
export type FigureDirection = 'up' | 'down' | 'neutral';

export type SumName =
  | FactMeasure
  | 'paid_conversions'
  | 'paid_revenue_cents'
  | 'paid_leads'
  | 'bounced_sessions';

export type Figure = {
  readonly name: FigureName;
  readonly label: string;
  readonly formula: string;
  /** Money in cents, durations in seconds; percent, multiples and means as plain ratios. */
  readonly unit: FigureUnit;
  readonly direction: FigureDirection;
  readonly note: string;
  readonly columns: readonly SumName[];
};

type Entry = Omit<Figure, 'name' | 'columns'> & { readonly columns?: readonly SumName[] };

const entry = (
  [label, formula]: readonly [label: string, formula: string],
  [unit, direction]: readonly [FigureUnit, FigureDirection],
  { note, columns }: { readonly note: string; readonly columns?: readonly SumName[] },
): Entry => ({ label, formula, unit, direction, note, ...(columns && { columns }) });

const entries: Readonly<Record<FigureName, Entry>> = {
  impressions: entry(['Impressions', 'sum of impressions'], ['count', 'up'], {
    note: 'How often ads were shown. Only paid channels report it.',
  }),
  clicks: entry(['Clicks', 'sum of clicks'], ['count', 'up'], {
    note: 'Clicks on ads. Only paid channels report it.',
  }),
  spend_cents: entry(['Spend', 'sum of spend'], ['money', 'neutral'], {
    note: 'What platforms charged for ads, agency fees left out.',
  }),
  conversions: entry(['Conversions', 'sum of conversions'], ['count', 'up'], {
    note: 'Orders, inquiries and sign-ups that count as a success.',
  }),
  revenue_cents: entry(['Revenue', 'sum of revenue'], ['money', 'up'], {
    note: 'The value of conversions, on the day of the visit.',
  }),
  sessions: entry(['Sessions', 'sum of sessions'], ['count', 'up'], {
    note: 'Visits; one ends after 30 minutes without activity.',
  }),
  engaged_sessions: entry(['Engaged sessions', 'sum of engaged sessions'], ['count', 'up'], {
    note: 'Visits with more than one page, a conversion or at least ten seconds.',
  }),
  users: entry(['Users', 'sum of users by day'], ['count', 'up'], {
    note: 'A person counts once for each day and channel, so a sum over days counts visits by people.',
  }),
  orders: entry(['Orders', 'sum of orders'], ['count', 'up'], {
    note: 'Conversions that are purchases.',
  }),
  new_customers: entry(['New customers', 'sum of new customers'], ['count', 'up'], {
    note: 'Orders by people who had never ordered before.',
  }),
  leads: entry(['Leads', 'sum of leads'], ['count', 'up'], {
    note: 'Conversions other than purchases: inquiries and sign-ups.',
  }),
  pageviews: entry(['Pageviews', 'sum of pageviews'], ['count', 'up'], {
    note: 'Pages that were loaded; a page that is loaded again counts again.',
  }),
  visit_seconds: entry(['Total time on site', 'sum of visit times'], ['duration', 'up'], {
    note: 'How long all visits took together. A bounced visit counts as 0.',
  }),
  ctr: entry(['CTR', 'clicks ÷ impressions'], ['percent', 'up'], {
    note: 'Click-through rate of ads: paid channels only.',
    columns: ['clicks', 'impressions'],
  }),
  cvr: entry(['Conversion rate', 'conversions ÷ sessions'], ['percent', 'up'], {
    note: 'Of sessions, not of clicks: all channels count.',
    columns: ['conversions', 'sessions'],
  }),
  roas: entry(['ROAS', 'revenue of paid channels ÷ spend'], ['multiple', 'up'], {
    note: 'Return on ad spend: only the revenue that came by ads.',
    columns: ['paid_revenue_cents', 'spend_cents'],
  }),
  mer: entry(['MER', 'all revenue ÷ all spend'], ['multiple', 'up'], {
    note: 'Marketing efficiency ratio. It does not depend on attribution.',
    columns: ['revenue_cents', 'spend_cents'],
  }),
  cpc_cents: entry(['CPC', 'spend ÷ clicks'], ['money', 'down'], {
    note: 'Cost per click on an ad.',
    columns: ['spend_cents', 'clicks'],
  }),
  cpm_cents: entry(['CPM', 'spend ÷ impressions × 1,000'], ['money', 'down'], {
    note: 'Cost per thousand impressions.',
    columns: ['spend_cents', 'impressions'],
  }),
  cpa_cents: entry(['CPA', 'spend ÷ conversions of paid channels'], ['money', 'down'], {
    note: 'Cost per conversion that came by ads.',
    columns: ['spend_cents', 'paid_conversions'],
  }),
  aov_cents: entry(['AOV', 'revenue ÷ orders'], ['money', 'up'], {
    note: 'Average order value; the value of inquiries and sign-ups is in it.',
    columns: ['revenue_cents', 'orders'],
  }),
  cpl_cents: entry(['CPL', 'spend ÷ leads of paid channels'], ['money', 'down'], {
    note: 'Cost per lead that came by ads.',
    columns: ['spend_cents', 'paid_leads'],
  }),
  media_cac_cents: entry(['Media CAC', 'spend ÷ new customers'], ['money', 'down'], {
    note: 'Cost of a new customer in ads alone, whatever channel brought them. The agency’s fee is not in it.',
    columns: ['spend_cents', 'new_customers'],
  }),
  views_per_session: entry(['Views per session', 'pageviews ÷ sessions'], ['average', 'up'], {
    note: 'How many pages a visit loads.',
    columns: ['pageviews', 'sessions'],
  }),
  bounce_rate: entry(['Bounce rate', '(sessions − engaged sessions) ÷ sessions'], ['percent', 'down'], {
    note: 'Visits of one page, without a conversion and shorter than ten seconds.',
    columns: ['bounced_sessions', 'sessions'],
  }),
  visit_duration_seconds: entry(
    ['Average visit duration', 'total time on site ÷ sessions'],
    ['duration', 'up'],
    {
      note: 'A bounced visit counts as 0.',
      columns: ['visit_seconds', 'sessions'],
    },
  ),
};

const figureAt = (name: FigureName): Figure => {
  const { columns, ...rest } = entries[name];
  return { name, ...rest, columns: columns ?? (isFactMeasure(name) ? [name] : []) };
};

export const figures: readonly Figure[] = figureNames.map(figureAt);

const byName: ReadonlyMap<string, Figure> = new Map(figures.map((figure) => [figure.name, figure]));

export const figureOf = (name: FigureName): Figure => byName.get(name) ?? figureAt(name);

export type SumPlace = {
  readonly at: number;
  readonly less: number | null;
  readonly needs: readonly FactMeasure[];
};

export const sumPlace = (name: SumName): SumPlace => {
  switch (name) {
    case 'paid_conversions':
      return { at: paidConversions, less: null, needs: ['spend_cents'] };
    case 'paid_revenue_cents':
      return { at: paidRevenue, less: null, needs: ['spend_cents'] };
    case 'paid_leads':
      return { at: paidLeads, less: null, needs: ['spend_cents'] };
    case 'bounced_sessions':
      return {
        at: columnOf.sessions,
        less: columnOf.engaged_sessions,
        needs: ['sessions', 'engaged_sessions'],
      };
    default:
      return { at: columnOf[name], less: null, needs: [name] };
  }
};
