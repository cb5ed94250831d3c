/** A figure in a table that opens its arithmetic: as light as text, as tables have thousands of them; the part around it hears the press. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './ExplainButton.module.css';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';
import type { Explain } from './useExplain.ts';

type ExplainButtonProps = {
  figure: FigureName;
  /** `channel:email`. */
  scope: string;
  children: ReactNode;
};

export const ExplainButton = ({ figure, scope, children }: ExplainButtonProps) => (
  <button
    type="button"
    className={styles.figure}
    data-explain={figure}
    data-scope={scope}
    data-print="always"
    aria-haspopup="dialog"
    title={`How ${figureSpecs[figure].label} is worked out`}
  >
    {children}
  </button>
);

/** Opens the arithmetic of the figures within `place` when they are pressed. */
export const useExplainPresses = (place: RefObject<HTMLElement | null>, explain: Explain): void => {
  const hear = useEffectEvent((event: MouseEvent) => {
    const button = (event.target as Element | null)?.closest<HTMLElement>('button[data-explain]');
    const { explain: figure = '', scope = null } = { ...button?.dataset };
    if (isFigure(figure)) explain.open(figure, scope);
  });
  useEffect(() => {
    const element = place.current;
    const listen = (event: MouseEvent) => hear(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [place]);
};
