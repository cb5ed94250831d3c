/** Renders a star rating as a radio group with one tab stop, in which Space or Enter chooses after arrows. */
import { Button } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './StarRating.module.css';

const most = 5;
const all = [1, 2, 3, 4, 5] as const;

export const starsText = (stars: number | string): string => `${stars} of ${most} stars`;

const starAfter = (key: string, at: number): number | null => {
  if (key === 'Home') return 1;
  if (key === 'End') return most;
  if (key === 'ArrowRight' || key === 'ArrowUp') return (at % most) + 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return ((at + most - 2) % most) + 1;
  return null;
};

type StarRatingProps = {
  readonly label: string;
  /** 1 to 5; null: not rated. */
  readonly value: number | null;
  readonly isOff: boolean;
  readonly onChange: (stars: number | null) => void;
};

/** The tab stop: the focused star, else the chosen one, else the first. */
const useStop = (value: number | null) => {
  const [at, setAt] = useState<number | null>(null);
  return { stop: at ?? value ?? 1, moved: setAt };
};

export const StarRating = ({ label, value, isOff, onChange }: StarRatingProps) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { stop, moved } = useStop(value);
  const give = (stars: number) => {
    if (!isOff && stars !== value) onChange(stars);
  };
  const press = (event: KeyboardEvent, star: number) => {
    const to = starAfter(event.key, star);
    if (to === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === null) give(star);
    else group.current?.querySelectorAll('input')[to - 1]?.focus();
  };
  return (
    <div className={styles.rating}>
      <span id={id}>{label}</span>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={isOff}
        className={styles.stars}
        onBlur={() => moved(null)}
      >
        {all.map((star) => (
          <label key={star} data-given={value !== null && star <= value}>
            <input
              type="radio"
              aria-label={starsText(star)}
              aria-disabled={isOff}
              checked={star === value}
              tabIndex={star === stop ? 0 : -1}
              onFocus={() => moved(star)}
              onKeyDown={(event) => press(event, star)}
              onChange={() => give(star)}
            />
            <svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26">
              <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
            </svg>
          </label>
        ))}
      </div>
      <span className="note">{value === null ? 'Not rated yet' : starsText(value)}</span>
      {value !== null && !isOff && (
        <Button size="small" onClick={() => onChange(null)}>
          Clear rating
        </Button>
      )}
    </div>
  );
};
