/** Renders a metric as text, or a dash with its reason. */
import { shownHint } from '../../widgets/hintOf.ts';
import { WholeText } from '../WholeText.tsx';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { reasonOfNone, writtenFigure } from './figureWriting.ts';

type FigureTextProps = {
  readonly name: FigureName;
  readonly value: number | null;
  readonly currency?: string;
  readonly figures?: Partial<Record<FigureName, number | null>>;
  /** A more specific reason: `the campaign has nothing on these days`. */
  readonly noneAs?: string | undefined;
};

export const FigureText = ({ name, value, currency, figures, noneAs }: FigureTextProps) => {
  if (value !== null)
    return (
      <span>
        <WholeText>{writtenFigure(name, value, currency)}</WholeText>
      </span>
    );
  const reason =
    noneAs === undefined ? reasonOfNone(name, figures) : `No ${figureSpecs[name].label}: ${noneAs}`;
  return (
    <span {...shownHint(reason)}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{reason}</span>
    </span>
  );
};
