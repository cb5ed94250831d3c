/** Rotates three testimonials of customers every five seconds, and plays one on request. */
import { and, assign, not, setup, stateIn } from 'xstate';
import { timings } from '#domain/timings.ts';

export type Hold = 'pointer' | 'focus' | 'hiddenTab' | 'reducedMotion' | 'visitor';

export type TestimonialsInput = {
  readonly captions: readonly number[];
};

export type TestimonialsContext = TestimonialsInput & {
  readonly current: number;
  readonly caption: number;
  readonly holds: readonly Hold[];
};

export type TestimonialsEvent =
  | { type: 'card.toggle'; index: number }
  | { type: 'card.choose'; index: number }
  | { type: 'hold.begin'; hold: Hold }
  | { type: 'hold.end'; hold: Hold };

type Card = { readonly index: number };

const chosen = { type: 'showCard', params: ({ event }: { event: Card }) => event } as const;
const ofCard = ({ event }: { event: Card }): Card => event;

export const testimonialsMachine = setup({
  types: {
    context: {} as TestimonialsContext,
    events: {} as TestimonialsEvent,
    input: {} as TestimonialsInput,
  },
  actions: {
    showCard: assign((_, { index }: Card) => ({ current: index, caption: 0 })),
    showNextCard: assign(({ context: { current, captions } }) => ({
      current: (current + 1) % captions.length,
      caption: 0,
    })),
    showNextCaption: assign(({ context }) => ({ caption: context.caption + 1 })),
    rewind: assign({ caption: 0 }),
    takeHold: assign(({ context }, { hold }: { hold: Hold }) => ({
      holds: [...context.holds.filter((one) => one !== hold), hold],
    })),
    dropHold: assign(({ context }, { hold }: { hold: Hold }) => ({
      holds: context.holds.filter((one) => one !== hold),
    })),
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isPlaying: stateIn({ playback: 'playing' }),
    isCard: ({ context }, { index }: Card) =>
      Number.isInteger(index) && context.captions[index] !== undefined,
    isCurrentCard: ({ context }, { index }: Card) => index === context.current,
    hasMoreCaptions: ({ context: { captions, current, caption } }) => caption + 1 < (captions[current] ?? 0),
  },
  delays: {
    testimonialRotation: timings.testimonialRotation,
    testimonialCaption: timings.testimonialCaption,
  },
}).createMachine({
  id: 'testimonials',
  description: 'Three testimonials of customers, of which one is in front, and at most one plays.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, current: 0, caption: 0, holds: [] }),
  on: {
    'hold.begin': { actions: { type: 'takeHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'dropHold', params: ({ event }) => event } },
  },
  states: {
    rotation: {
      description: 'Which testimonial is in front.',
      initial: 'turning',
      states: {
        turning: {
          description:
            'Every 5 s the next testimonial comes to the front; choosing one gives it 5 s of its own.',
          always: [
            { guard: 'isHeld', target: 'resting' },
            { guard: 'isPlaying', target: 'resting' },
          ],
          after: { testimonialRotation: { target: 'turning', reenter: true, actions: 'showNextCard' } },
          on: {
            'card.choose': {
              guard: { type: 'isCard', params: ofCard },
              target: 'turning',
              reenter: true,
              actions: chosen,
            },
          },
        },
        resting: {
          description:
            'The testimonial in front stays: one plays, or somebody is reading or wants no motion.',
          always: { guard: and([not('isHeld'), not('isPlaying')]), target: 'turning' },
          on: {
            'card.choose': {
              guard: { type: 'isCard', params: ofCard },
              actions: chosen,
            },
          },
        },
      },
    },
    playback: {
      description: 'Whether the testimonial in front plays.',
      initial: 'stopped',
      states: {
        stopped: {
          description: 'No testimonial plays.',
          on: {
            'card.toggle': {
              guard: { type: 'isCard', params: ofCard },
              target: 'playing',
              actions: chosen,
            },
          },
        },
        playing: {
          description:
            'One testimonial plays, caption by caption, and stops after its last. The same button stops it; that of another plays that one instead.',
          after: {
            testimonialCaption: [
              { guard: 'hasMoreCaptions', target: 'playing', reenter: true, actions: 'showNextCaption' },
              { target: 'stopped', actions: 'rewind' },
            ],
          },
          on: {
            'card.toggle': [
              { guard: { type: 'isCurrentCard', params: ofCard }, target: 'stopped', actions: 'rewind' },
              {
                guard: { type: 'isCard', params: ofCard },
                target: 'playing',
                reenter: true,
                actions: chosen,
              },
            ],
            'card.choose': {
              guard: { type: 'isCard', params: ofCard },
              target: 'stopped',
              actions: chosen,
            },
          },
        },
      },
    },
  },
});
