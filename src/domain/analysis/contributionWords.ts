/** Formats contributions to a change as text. */
import { englishList } from '../english/englishList.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Contribution } from './contribution.ts';

/** `+$9,800`, `−0.31×`, `+0.12 pp`. */
export const signedChange = (figure: FigureName, change: number): string => {
  const size = Math.abs(change);
  const text =
    figureOf(figure).unit === 'percent' ? `${(size * 100).toFixed(2)} pp` : figureText(figure, size);
  // A value that rounds to 0 has no sign.
  if (!/[1-9]/.test(text)) return text;
  return `${change < 0 ? '−' : '+'}${text}`;
};

const mostNamed = 3;

/** `By channel: paid search +$9,800, email −$300 and others +$120, together +$9,620.`; for ratios also rate and mix. */
export const contributionSentence = (
  figure: FigureName,
  { change, parts, rate, mix }: Contribution,
  by: string,
): string => {
  const moved = parts.filter((part) => /[1-9]/.test(signedChange(figure, part.change)));
  if (moved.length === 0) return `No ${by} changed it.`;
  const named = moved.slice(0, mostNamed);
  const rest = change - named.reduce((sum, part) => sum + part.change, 0);
  const said = [
    ...named.map((part) => `${part.label} ${signedChange(figure, part.change)}`),
    ...(moved.length > named.length ? [`others ${signedChange(figure, rest)}`] : []),
  ];
  const effects =
    rate === null || mix === null
      ? ''
      : ` Performance ${signedChange(figure, rate)}, mix ${signedChange(figure, mix)}.`;
  return `By ${by}: ${englishList(said)}, together ${signedChange(figure, change)}.${effects}`;
};
