/** Exports alerts and rules as tables for spreadsheets: plain numbers, money in units, days and times in ISO 8601. */
import type { AlertItem, AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { termsInWords } from './alertWords.ts';

type NameOf = (clientId: string) => string;
type Held = Pick<AlertRuleItem, 'figure' | 'condition'>;

const isOfFigure = (condition: Held['condition']): boolean =>
  condition === 'above' || condition === 'below' || condition === 'unusual';

/** For unusual days, the threshold is a number of usual deviations. */
const thresholdOf = ({ threshold, ...held }: Held & Pick<AlertRuleItem, 'threshold'>): number | '' =>
  held.condition === 'unusual' ? fileNumber(threshold) : cellOf(threshold, held);

const cellOf = (value: number, { figure, condition }: Held): number | '' => {
  if (condition === 'no_data') return '';
  return isOfFigure(condition) ? fileFigure(value, chartUnitOf(figure)) : fileNumber(value);
};

/** `CPA (USD)`: includes the unit of the row's numbers. */
const figureOf = ({ figure, condition }: Held): string => {
  if (condition === 'rival') return 'Share of voice (share)';
  const { label } = figureSpecs[figure];
  if (condition === 'no_data') return label;
  return isOfFigure(condition) ? `${label}${fileUnit(chartUnitOf(figure))}` : `${label} (share)`;
};

export const alertsCsv = (alerts: readonly AlertItem[], nameOf: NameOf): Table => [
  ['Client', 'Day', 'Figure', 'Value', 'Threshold', 'Rule', 'Status', 'Raised'],
  ...alerts.map(({ client_id, day, figure, value, rule, status, raised_at }) => {
    const held = { figure, condition: rule.condition };
    return [
      nameOf(client_id),
      day,
      figureOf(held),
      cellOf(value, held),
      thresholdOf({ ...held, threshold: rule.threshold }),
      termsInWords({ figure, ...rule }),
      status,
      raised_at,
    ];
  }),
];

export const rulesCsv = (rules: readonly AlertRuleItem[], nameOf: NameOf): Table => [
  [
    ...['Client', 'Figure', 'Threshold', 'Rule', 'Days before alerting again'],
    ...['Fired in the last 90 days', 'Last fired', 'Triggered', 'Muted until'],
  ],
  ...rules.map((rule) => [
    nameOf(rule.client_id),
    figureOf(rule),
    thresholdOf(rule),
    termsInWords(rule),
    rule.cooldown_days,
    rule.fired,
    rule.last_fired ?? '',
    rule.is_met ? 'yes' : 'no',
    rule.muted_until ?? '',
  ]),
];
