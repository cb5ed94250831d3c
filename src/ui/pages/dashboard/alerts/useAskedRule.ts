/** Reads the rule that the address requests: for unusual days of one metric. */
import { useSearchParams } from 'react-router-dom';
import { type TargetFigure, targetFigures } from '#domain/goals/targetFigures.ts';
import { newRuleKey } from '../../../parts/alertsAddress.ts';

type AskedRule = {
  readonly figure: TargetFigure | null;
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
