/** Renders the time scale above the waterfall with round steps, and the idle time that each gap hides. */
import { durationText } from '../figureText.ts';
import styles from './AxisHead.module.css';
import type { TimeAxis } from './timeAxis.ts';

/** Labels closer than this share of the axis would touch. */
const closestTexts = 0.2;

type Text = { readonly at: number; readonly text: string; readonly isFold: boolean };

const textsOf = ({ gaps, ticks, from }: TimeAxis): readonly Text[] => {
  const wanted = [
    ...gaps.map((gap) => ({ at: gap.at, text: `${durationText(gap.to - gap.from)} idle`, isFold: true })),
    ...ticks.map(({ time, at }) => ({ at, text: durationText(time - from), isFold: false })),
  ];
  const kept: Text[] = [];
  for (const text of wanted) {
    const hasRoom = kept.every(({ at }) => Math.abs(at - text.at) >= closestTexts);
    if (hasRoom && (text.isFold || text.at < 1 - closestTexts)) kept.push(text);
  }
  return kept;
};

export const AxisHead = ({ axis }: { readonly axis: TimeAxis }) => (
  <span className={styles.axis} aria-hidden="true">
    {textsOf(axis).map(({ at, text, isFold }) => (
      <span
        key={at}
        className={isFold ? styles.fold : styles.tick}
        data-end={at > 1 - closestTexts || undefined}
        style={{ left: `${(at * 100).toFixed(2)}%` }}
      >
        {text}
      </span>
    ))}
  </span>
);
