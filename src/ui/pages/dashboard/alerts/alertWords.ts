/** Formats rules and alerts in words, with metrics formatted as on all pages. */
import { pointsInWords, thresholdInWords } from '#domain/alerts/ruleText.ts';
import type { AlertItem, AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';

type Terms = Pick<AlertRuleItem, 'figure' | 'condition' | 'threshold' | 'window_days'> &
  Partial<Pick<AlertRuleItem, 'direction' | 'rival'>>;

const moves = { either: 'changes', up: 'rises', down: 'falls' } as const;
const rivalMoves = { either: 'moves', up: 'rises', down: 'falls' } as const;
const unusual = { either: 'unusual', up: 'unusually high', down: 'unusually low' } as const;

const percent = (part: number): string => `${Math.round(Math.abs(part) * 100)}%`;

const daysOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export const termsInWords = ({
  figure,
  condition,
  threshold,
  window_days,
  direction = 'either',
  rival = null,
}: Terms): string => {
  const { label } = figureSpecs[figure];
  const limit = thresholdInWords(figure, condition, threshold);
  const over = `over ${daysOf(window_days)}`;
  switch (condition) {
    case 'above':
    case 'below':
      return `${label} ${condition} ${limit} ${over}`;
    case 'change':
      return `${label} ${moves[direction]} by more than ${limit} against the ${daysOf(window_days)} before`;
    case 'unusual':
      return `${label} of a day is ${unusual[direction]}, ${limit}`;
    case 'pacing':
      return `Spend of the month more than ${limit} off its budget`;
    case 'rival':
      return `Share of voice of ${rival} ${rivalMoves[direction]} by ${limit} or more ${over}`;
    case 'no_data':
      return `No data for ${daysOf(window_days)}`;
  }
};

/** `CPA was $51.20`, with the value it was compared to. */
export const alertInWords = ({ figure, value, rule }: AlertItem): string => {
  const { label } = figureSpecs[figure];
  const terms = termsInWords({ figure, ...rule });
  switch (rule.condition) {
    case 'change':
      return `${label} is ${value > 0 ? 'up' : 'down'} ${percent(value)}. Rule: ${terms}.`;
    case 'pacing':
      return `Spend is ${percent(value)} ${value > 0 ? 'ahead of' : 'behind'} the budget. Rule: ${terms}.`;
    case 'rival':
      return `${rule.rival} ${value > 0 ? 'gained' : 'lost'} ${pointsInWords(value)} of share of voice (est.). Rule: ${terms}.`;
    case 'no_data':
      return `No source reported data. Rule: ${terms}.`;
    default:
      return `${label} was ${writtenFigure(figure, value)}. Rule: ${terms}.`;
  }
};

export const firedInWords = (times: number): string => {
  if (times === 0) return 'Would not have fired in the last 90 days';
  return `Would have fired ${times === 1 ? 'once' : `${times} times`} in the last 90 days`;
};
