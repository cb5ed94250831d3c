/** Renders the three people with play buttons; pressing a name selects the testimonial without playing it. */
import type { Testimonial } from '../../../content/testimonials.ts';
import styles from './QuoteList.module.css';

const PlayMark = ({ playing }: { playing: boolean }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
    {playing ? <path d="M5 4h3.5v12H5zM11.5 4H15v12h-3.5z" /> : <path d="M6 3.5v13l10.5-6.5z" />}
  </svg>
);

type QuoteListProps = {
  testimonials: readonly Testimonial[];
  current: number;
  playing: boolean;
  onToggle: (index: number) => void;
  onChoose: (index: number) => void;
};

export const QuoteList = ({ testimonials, current, playing, onToggle, onChoose }: QuoteListProps) => (
  <ul className={styles.list}>
    {testimonials.map(({ id, name, role, company }, index) => {
      const inFront = index === current;
      const plays = inFront && playing;
      return (
        <li key={id} className={styles.testimonial} data-front={inFront}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${plays ? 'Pause' : 'Play'} the story of ${name}`}
            onClick={() => onToggle(index)}
          >
            <PlayMark playing={plays} />
          </button>
          <button
            type="button"
            className={styles.person}
            aria-current={inFront ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>
              {role}, {company}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
