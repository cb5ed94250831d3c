/** Renders a chart over nearly the whole window. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChartHandle } from '../../charts/figure/ChartContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './ChartMenu.module.css';

/** In pixels: a phone in landscape leaves little more, and a chart must not need scrolling. */
const least = 120;

const useRoom = () => {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measured = place.current;
    const chart = measured?.firstElementChild;
    if (!measured || !chart) return;
    const measure = () => {
      const around = chart.clientHeight - height;
      setHeight(Math.max(least, measured.clientHeight - around));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [height]);
  return { place, height };
};

const Large = ({ chart }: { chart: ChartHandle }) => {
  const { place, height } = useRoom();
  return (
    <div ref={place} className={styles.large}>
      {chart.drawn(height)}
    </div>
  );
};

export const ChartFullScreen = ({ chart, onClose }: { chart: ChartHandle; onClose: () => void }) => (
  <KitModal title={chart.title} focus="title" size="whole" onClose={onClose}>
    <Large chart={chart} />
  </KitModal>
);
