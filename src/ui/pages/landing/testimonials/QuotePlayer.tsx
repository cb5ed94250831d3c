/** Renders the selected testimonial's quote or captions; all quotes share one grid cell to avoid layout shifts. */
import type { Testimonial } from '../../../content/testimonials.ts';
import styles from './QuotePlayer.module.css';

const Rating = ({ rating }: { rating: number }) => (
  <p className={styles.rating}>
    <span aria-hidden="true">{'★'.repeat(rating)}</span>
    <span className="visually-hidden">{rating} of 5 stars</span>
  </p>
);

const Progress = ({ count, caption }: { count: number; caption: number }) => (
  <div className={styles.progress} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their place
      <span key={index} data-part={index < caption ? 'done' : index === caption ? 'now' : 'ahead'} />
    ))}
  </div>
);

type QuotePlayerProps = {
  testimonials: readonly Testimonial[];
  current: number;
  caption: number | null;
};

export const QuotePlayer = ({ testimonials, current, caption }: QuotePlayerProps) => {
  const testimonial = testimonials[current];
  return (
    <div className={styles.player} data-thumbnail={testimonial?.thumbnail} data-playing={caption !== null}>
      <div className={styles.portrait} aria-hidden="true">
        <span>{testimonial?.avatar}</span>
      </div>
      <div className={styles.cell}>
        {testimonials.map(({ id, quote, rating, name, company }, index) => (
          <figure key={id} data-shown={index === current && caption === null}>
            <Rating rating={rating} />
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              {name}, {company}
            </figcaption>
          </figure>
        ))}
        <div className={styles.captions} data-shown={caption !== null}>
          <p aria-live="polite">{caption === null ? '' : testimonial?.captions[caption]}</p>
          <Progress count={testimonial?.captions.length ?? 0} caption={caption ?? -1} />
        </div>
      </div>
    </div>
  );
};
