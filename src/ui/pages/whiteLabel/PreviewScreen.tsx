/** Draws a screen of a fixed width, made smaller as a whole where the page has less room. */
import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './LookPreview.module.css';

export type ScreenWidth = 'desktop' | 'phone';

/** Pixels. A mail is read in a pane. */
const widths = { desktop: 1280, phone: 390, mail: 720 } as const;

type PreviewScreenProps = {
  readonly kind: keyof typeof widths;
  readonly busy?: boolean;
  readonly children: ReactNode;
};

const useScale = (wanted: number) => {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const place = () => {
      const scale = Math.min(1, element.clientWidth / wanted);
      element.style.setProperty('--scale', String(scale));
    };
    const watching = new ResizeObserver(place);
    watching.observe(element);
    place();
    return () => watching.disconnect();
  }, [wanted]);
  return screen;
};

export const PreviewScreen = ({ kind, busy = false, children }: PreviewScreenProps) => {
  const screen = useScale(widths[kind]);
  return (
    <>
      <div ref={screen} className={styles.screen} data-kind={kind} aria-busy={busy}>
        {children}
      </div>
      <Button
        size="small"
        className={styles.full ?? ''}
        onClick={() => void screen.current?.requestFullscreen?.().catch(() => undefined)}
      >
        Full screen
      </Button>
    </>
  );
};
