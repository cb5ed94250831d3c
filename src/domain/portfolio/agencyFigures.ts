/** Defines agency metrics and client status metrics: name, formula and direction. */

import type { FigureDirection, FigureUnit } from '../kpi/metricDictionary.ts';
import { bandFrom, bandScores } from './healthScore.ts';

export const agencyFigureNames = [
  'active_clients',
  'mrr',
  'arr',
  'net_new_mrr',
  'nrr',
  'logo_churn',
  'revenue_churn',
  'arpc',
  'ltv',
  'average_health',
  'at_risk',
  'renewals',
  'health',
  'attainment',
  'pacing',
  'projected_spend',
  'cac',
  'customer_ltv',
  'ltv_cac',
] as const;

export type AgencyFigureName = (typeof agencyFigureNames)[number];

export type AgencyFigure = {
  readonly label: string;
  readonly formula: string;
  /** Money in cents of one currency, percent as a plain ratio. */
  readonly unit: FigureUnit;
  readonly direction: FigureDirection;
  readonly note: string;
  readonly words: readonly string[];
};

type FigureTexts = Pick<AgencyFigure, 'note' | 'words'>;

const entry = (
  [label, formula]: readonly [label: string, formula: string],
  [unit, direction]: readonly [FigureUnit, FigureDirection],
  texts: FigureTexts,
): AgencyFigure => ({ label, formula, unit, direction, ...texts });

const revenue = {
  mrr: entry(['MRR', 'sum of the monthly fees that clients pay'], ['money', 'up'], {
    note: 'Monthly recurring revenue. An archived client pays nothing; fees of different currencies are not added.',
    words: ['mrr', 'monthly recurring revenue', 'mrr managed'],
  }),
  arr: entry(['ARR', 'MRR × 12'], ['money', 'up'], {
    note: 'Annual recurring revenue: what a year brings if nothing changes.',
    words: ['arr', 'annual recurring revenue'],
  }),
  net_new_mrr: entry(['Net new MRR', 'new + returned + expansion − contraction − churned'], ['money', 'up'], {
    note: 'The change in MRR between two days.',
    words: ['net new mrr', 'net new', 'net new monthly recurring revenue'],
  }),
  nrr: entry(
    ['NRR', '(starting MRR + expansion − contraction − churned) ÷ starting MRR'],
    ['percent', 'up'],
    {
      note: 'Net revenue retention: what is left of the fees of the clients at the start. New clients do not count.',
      words: ['nrr', 'net revenue retention', 'net retention'],
    },
  ),
  logo_churn: entry(['Logo churn', 'lost clients ÷ clients that paid at the start'], ['percent', 'down'], {
    note: 'How many of the paying clients were lost, whatever they paid.',
    words: ['churn', 'logo churn', 'client churn', 'churn rate'],
  }),
  revenue_churn: entry(['Revenue churn', '(churned + contraction) ÷ starting MRR'], ['percent', 'down'], {
    note: 'The share of fees lost to clients that left and to lower fees.',
    words: ['revenue churn', 'mrr churn'],
  }),
  arpc: entry(['ARPC', 'MRR ÷ paying clients'], ['money', 'up'], {
    note: 'Average revenue per client each month. Clients without a fee do not count.',
    words: ['arpc', 'average revenue per client', 'revenue per client'],
  }),
  ltv: entry(['LTV', 'ARPC ÷ (logo churn of the last 12 months ÷ 12)'], ['money', 'up'], {
    note: 'Lifetime value: what a client pays while it stays, before costs. Not available if no client was lost in a year.',
    words: ['ltv', 'lifetime value', 'client lifetime value'],
  }),
} as const;

const book = {
  active_clients: entry(['Active clients', 'clients that are not archived'], ['count', 'up'], {
    note: 'What counts for the plan. A paused client counts, an archived one does not.',
    words: ['active client'],
  }),
  average_health: entry(['Average health', 'sum of health scores ÷ clients that have one'], ['count', 'up'], {
    note: 'Every client counts the same, whatever it pays.',
    words: ['average health'],
  }),
  at_risk: entry(
    ['Clients at risk', `clients with a health score below ${bandFrom.watch}`],
    ['count', 'down'],
    {
      note: 'The amount beside it is what these clients pay each month.',
      words: ['client at risk', 'clients at risk'],
    },
  ),
  renewals: entry(['Renewals', 'contracts that end within 30 days'], ['count', 'neutral'], {
    note: 'Includes agreed contract ends and endings that are already entered.',
    words: ['renewals', 'renewal', 'contract end'],
  }),
} as const;

const status = {
  health: entry(
    ['Health score', '35 goals + 25 trend + 15 data + 15 budget + 10 work, of 100'],
    ['count', 'up'],
    {
      note: `${bandFrom.healthy} and more is healthy, ${bandScores('watch').join(' to ')} is to be watched, less is at risk. A part without figures gives its weight to the others.`,
      words: ['health', 'health score', 'client health'],
    },
  ),
  attainment: entry(
    ['Goal attainment', 'actual ÷ (target × elapsed share of the period)'],
    ['percent', 'up'],
    {
      note: '100% is as planned. Where less is better, as for CPA, it is the other way round.',
      words: ['attainment', 'goal attainment', 'goal progress'],
    },
  ),
  pacing: entry(['Budget pacing', 'spend to date ÷ (budget ÷ days × elapsed days)'], ['percent', 'neutral'], {
    note: '90% to 110% is on pace. Beyond that, change the budget.',
    words: ['pacing', 'budget pacing', 'pace'],
  }),
  cac: entry(['CAC', '(media + fee) ÷ new customers'], ['money', 'down'], {
    note: 'Customer acquisition cost, including the agency’s fee for these days. Clients only see the media CAC.',
    words: ['cac', 'customer acquisition cost'],
  }),
  customer_ltv: entry(['Customer LTV', 'AOV × orders a year × years × gross margin'], ['money', 'up'], {
    note: 'Lifetime value: what one customer of a client brings in over the years, after the cost of goods. Orders a year, years and margin are what the agency has entered for the client.',
    words: ['customer ltv', 'customer lifetime value', 'clv'],
  }),
  ltv_cac: entry(['LTV:CAC', 'customer LTV ÷ CAC'], ['multiple', 'up'], {
    note: 'How many times a customer pays back what winning it costs, fee included.',
    words: ['ltv cac', 'ltv to cac', 'ltv cac ratio'],
  }),
  projected_spend: entry(
    ['Projected month spend', 'spend to date + usual spend of each day left'],
    ['money', 'neutral'],
    {
      note: 'Month-end spend as projected for the budget.',
      words: ['projected spend', 'projected month spend'],
    },
  ),
} as const;

export const agencyFigures: Readonly<Record<AgencyFigureName, AgencyFigure>> = {
  ...revenue,
  ...book,
  ...status,
};
