/** Holds the open calculation in the address, so that links open it and Back closes it. */
import { useLocation, useNavigate } from 'react-router-dom';
import { staysInPlace } from '../../services/staysInPlace.ts';
import { type FigureName, isFigure } from './figureSpecs.ts';

const key = 'explain';
const scopeKey = 'explain_of';

export type Explain = {
  readonly figure: FigureName | null;
  /** `channel:email`; null: the whole selection. */
  readonly scope: string | null;
  readonly open: (figure: FigureName, scope?: string | null) => void;
  readonly close: () => void;
};

export const useExplain = (): Explain => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const known = new URLSearchParams(search);
  const asked = known.get(key) ?? '';
  const show = (figure: FigureName | null, scope: string | null, replace: boolean) => {
    const params = new URLSearchParams(search);
    if (figure === null) params.delete(key);
    else params.set(key, figure);
    if (scope === null) params.delete(scopeKey);
    else params.set(scopeKey, scope);
    navigate(
      { search: `?${params}`, hash },
      { replace, state: { ...Object(state), ...staysInPlace }, preventScrollReset: true },
    );
  };
  return {
    figure: isFigure(asked) ? asked : null,
    scope: known.get(scopeKey),
    open: (figure, scope = null) => show(figure, scope, false),
    close: () => show(null, null, true),
  };
};
