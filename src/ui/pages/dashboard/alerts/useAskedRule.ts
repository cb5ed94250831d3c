/** The rule that the address asks for: of the unusual days of one figure. */
import { useSearchParams } from 'react-router-dom';
import { type TargetFigure, targetFigures } from '#domain/goals/targetFigures.ts';
import { newRuleKey } from '../../../parts/alertsAddress.ts';

type AskedRule = {
  /** Null where none is asked for. */
  readonly figure: TargetFigure | null;
  /** Takes it from the address: it was begun or given up. */
  readonly forget: () => void;
};

export const useAskedRule = (): AskedRule => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(newRuleKey);
  return {
    figure: targetFigures.find((figure) => figure === asked) ?? null,
    forget: () => {
      if (asked === null) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(newRuleKey);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
};
