/** Formats the calculation of a metric: `$12,340 ÷ 210 = $58.76`. */
import type { ExplainReply } from '#domain/contract/metricSchemas.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';
import { writtenFigure } from './figureWriting.ts';

/** `paid_conversions` are conversions, bounced sessions are sessions. */
const partFigure = (name: string): FigureName | null => {
  if (name === 'bounced_sessions') return 'sessions';
  const bare = name.replace(/^paid_/, '');
  return isFigure(bare) ? bare : null;
};

/** Formats a part of the formula by its metric; an unknown name is written as a plain number. */
export const writtenPart = (name: string, value: number | null, currency: string): string => {
  const known = partFigure(name);
  return known === null ? String(value ?? '—') : writtenFigure(known, value, currency);
};

export const partLabel = (name: string): string => {
  if (name === 'bounced_sessions') return 'Sessions without engagement';
  const known = partFigure(name);
  const label = known === null ? name.replaceAll('_', ' ') : figureSpecs[known].label;
  return name.startsWith('paid_') ? `${label} of paid channels` : label;
};

type Explained = Pick<ExplainReply, 'figure' | 'parts' | 'value' | 'previous'>;

/** `when` selects the range or its comparison. A sum has no formula. */
export const arithmeticOf = (reply: Explained, when: 'value' | 'previous', currency: string): string => {
  const { figure, parts } = reply;
  if (!isFigure(figure)) return '';
  const result = writtenFigure(figure, reply[when], currency);
  if (!figureSpecs[figure].isRatio) return result;
  const sums = parts.map((part) => writtenPart(part.name, part[when], currency)).join(' ÷ ');
  return `${sums}${figure === 'cpm_cents' ? ' × 1,000' : ''} = ${result}`;
};
