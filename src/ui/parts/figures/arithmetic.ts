/** The arithmetic of a figure as people would write it down: `$12,340 ÷ 210 = $58.76`. */
import type { ExplainReply } from '#domain/contract/metricSchemas.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';
import { writtenFigure } from './figureWriting.ts';

/** `paid_conversions` are conversions, bounced sessions are sessions. */
const partFigure = (name: string): FigureName | null => {
  if (name === 'bounced_sessions') return 'sessions';
  const bare = name.replace(/^paid_/, '');
  return isFigure(bare) ? bare : null;
};

/** A sum of the formula as its own figure is written; of a name that the page does not know, as it is. */
export const writtenPart = (name: string, value: number | null, currency: string): string => {
  const known = partFigure(name);
  return known === null ? String(value ?? '—') : writtenFigure(known, value, currency);
};

/** `Spend`, `Conversions of paid channels`. */
export const partLabel = (name: string): string => {
  if (name === 'bounced_sessions') return 'Sessions without engagement';
  const known = partFigure(name);
  const label = known === null ? name.replaceAll('_', ' ') : figureSpecs[known].label;
  return name.startsWith('paid_') ? `${label} of paid channels` : label;
};

type Told = Pick<ExplainReply, 'figure' | 'parts' | 'value' | 'previous'>;

/** `when` chooses between the range and the one it is held against. A sum is its own arithmetic. */
export const arithmeticOf = (reply: Told, when: 'value' | 'previous', currency: string): string => {
  const { figure, parts } = reply;
  if (!isFigure(figure)) return '';
  const result = writtenFigure(figure, reply[when], currency);
  if (!figureSpecs[figure].isRatio) return result;
  const sums = parts.map((part) => writtenPart(part.name, part[when], currency)).join(' ÷ ');
  return `${sums}${figure === 'cpm_cents' ? ' × 1,000' : ''} = ${result}`;
};
