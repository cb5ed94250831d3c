/** Renders three testimonials, of which one may play, with a fallback if one fails (S2.12, S4.7). */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type FocusEvent, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Hold, testimonialsMachine } from '#machines/testimonials/testimonialsMachine.ts';
import type { Testimonial } from '../../../content/testimonials.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { followAttention } from './followAttention.ts';
import { QuoteList } from './QuoteList.tsx';
import { QuotePlayer } from './QuotePlayer.tsx';
import styles from './Testimonials.module.css';

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
    <h2 id="testimonials">What changes on Monday</h2>
    <PartBoundary component="Testimonials" fallback={(retry) => <StandIn onRetry={retry} />}>
      <Quotes testimonials={testimonials} />
    </PartBoundary>
  </section>
);
