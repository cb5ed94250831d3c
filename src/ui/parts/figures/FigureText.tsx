/** A figure as text; where there is none, a dash that says why. */
import { shownHint } from '../../widgets/hintOf.ts';
import { WholeText } from '../WholeText.tsx';
import type { FigureName } from './figureSpecs.ts';
import { reasonOfNone, writtenFigure } from './figureWriting.ts';

type FigureTextProps = {
  readonly name: FigureName;
  readonly value: number | null;
  readonly currency?: string;
  /** The other figures of the same set, for the reason. */
  readonly figures?: Partial<Record<FigureName, number | null>>;
};

export const FigureText = ({ name, value, currency, figures }: FigureTextProps) => {
  if (value !== null)
    return (
      <span>
        <WholeText>{writtenFigure(name, value, currency)}</WholeText>
      </span>
    );
  const reason = reasonOfNone(name, figures);
  return (
    <span {...shownHint(reason)}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{reason}</span>
    </span>
  );
};
