/** Renders three testimonials, of which one may play, with a fallback if one fails (S2.12, S4.7). */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type FocusEvent, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TestimonialsEvent } from '#machines/testimonials/testimonialsMachine.ts';
import { type Hold, testimonialsMachine } from '#machines/testimonials/testimonialsMachine.ts';
import type { Testimonial } from '../../../content/testimonials.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import styles from './Testimonials.module.css';

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

const QuotePlayer = ({ testimonials, current, caption }: QuotePlayerProps) => {
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

const QuoteList = ({ testimonials, current, playing, onToggle, onChoose }: QuoteListProps) => (
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
            <span className="note">
              {role}, {company}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);

type Send = (event: Extract<TestimonialsEvent, { type: 'hold.begin' | 'hold.end' }>) => void;

/** Sends the current state and every change; returns the function that unsubscribes. */
const followAttention = (send: Send): (() => void) => {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tellTab = () => send({ type: document.hidden ? 'hold.begin' : 'hold.end', hold: 'hiddenTab' });
  const tellMotion = () => send({ type: motion.matches ? 'hold.begin' : 'hold.end', hold: 'reducedMotion' });
  document.addEventListener('visibilitychange', tellTab);
  motion.addEventListener('change', tellMotion);
  tellTab();
  tellMotion();
  return () => {
    document.removeEventListener('visibilitychange', tellTab);
    motion.removeEventListener('change', tellMotion);
  };
};

type Actor = ActorRefFrom<typeof testimonialsMachine>;

const RotationButton = ({ actor }: { actor: Actor }) => {
  const holds = useSelector(actor, ({ context }) => context.holds);
  if (holds.includes('reducedMotion')) return null;
  const held = holds.includes('visitor');
  return (
    <Button
      type="text"
      aria-pressed={held}
      onClick={() => actor.send({ type: held ? 'hold.end' : 'hold.begin', hold: 'visitor' })}
    >
      Stop rotating
    </Button>
  );
};

const holdersOf = (actor: Actor) => {
  const tell = (type: 'hold.begin' | 'hold.end', hold: Hold) => () => actor.send({ type, hold });
  const leave = tell('hold.end', 'focus');
  return {
    onPointerEnter: tell('hold.begin', 'pointer'),
    onPointerLeave: tell('hold.end', 'pointer'),
    onFocus: tell('hold.begin', 'focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave();
    },
  };
};

const Quotes = ({ testimonials }: { testimonials: readonly Testimonial[] }) => {
  const actor = useLifecycle(() => testimonialsMachine, {
    id: 'testimonials',
    input: { captions: testimonials.map(({ captions }) => captions.length) },
  });
  const { current, caption } = useSelector(actor, ({ context }) => context);
  const playing = useSelector(actor, (snapshot) => snapshot.matches({ playback: 'playing' }));
  useEffect(() => followAttention((event) => actor.send(event)), [actor]);
  return (
    <div className={styles.quotes} {...holdersOf(actor)}>
      <QuotePlayer testimonials={testimonials} current={current} caption={playing ? caption : null} />
      <div className={styles.side}>
        <QuoteList
          testimonials={testimonials}
          current={current}
          playing={playing}
          onToggle={(index) => actor.send({ type: 'card.toggle', index })}
          onChoose={(index) => actor.send({ type: 'card.choose', index })}
        />
        <RotationButton actor={actor} />
      </div>
    </div>
  );
};

const StandIn = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.standIn}>
    <p role="status">Loading testimonials...</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);

export const Testimonials = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <section className={styles.section} aria-labelledby="testimonials">
    <h2 id="testimonials">What agencies say</h2>
    <PartBoundary component="Testimonials" fallback={(retry) => <StandIn onRetry={retry} />}>
      <Quotes testimonials={testimonials} />
    </PartBoundary>
  </section>
);
