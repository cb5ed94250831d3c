/** Chooses the screen width of a recording. */
import { useId } from 'react';
import { stageWidth } from './placePages.ts';
import styles from './RecordBar.module.css';

const widths = [
  { width: undefined, title: 'Desktop' },
  { width: 820, title: 'Tablet, 820' },
  { width: 390, title: 'Phone, 390' },
] as const;

type StageWidthProps = {
  /** Undefined: a desktop. */
  readonly width: number | undefined;
  readonly isFixed: boolean;
  readonly onWidth: (width: number | undefined) => void;
};

export const StageWidth = ({ width, isFixed, onWidth }: StageWidthProps) => {
  const id = useId();
  const choices = widths.some((one) => one.width === width)
    ? widths
    : [...widths, { width, title: String(width) }];
  return (
    <span className={styles.width}>
      <label htmlFor={id}>Screen</label>
      <select
        id={id}
        value={width ?? stageWidth}
        disabled={isFixed}
        onChange={({ target }) => onWidth(choices[target.selectedIndex]?.width)}
      >
        {choices.map((one) => (
          <option key={one.title} value={one.width ?? stageWidth}>
            {one.title}
          </option>
        ))}
      </select>
    </span>
  );
};
