/** Which figure's arithmetic is open: a part of the address, so that a link opens the same and Back closes it. */
import { useLocation, useNavigate } from 'react-router-dom';
import { staysInPlace } from '../../services/staysInPlace.ts';
import { type FigureName, isFigure } from './figureSpecs.ts';

const key = 'explain';

export type Explain = {
  readonly figure: FigureName | null;
  readonly open: (figure: FigureName) => void;
  readonly close: () => void;
};

export const useExplain = (): Explain => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(key) ?? '';
  const show = (figure: FigureName | null, replace: boolean) => {
    const params = new URLSearchParams(search);
    if (figure === null) params.delete(key);
    else params.set(key, figure);
    navigate(
      { search: `?${params}`, hash },
      { replace, state: { ...Object(state), ...staysInPlace }, preventScrollReset: true },
    );
  };
  return {
    figure: isFigure(asked) ? asked : null,
    open: (figure) => show(figure, false),
    close: () => show(null, true),
  };
};
