/** Holds three invented testimonials of the demo, which have captions instead of films. */

export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly avatar: string;
  /** Out of five. */
  readonly rating: number;
  readonly quote: string;
  /** Null: there is no film, so the player shows captions alone. */
  readonly videoUrl: string | null;
  readonly thumbnail: 'morning' | 'noon' | 'evening';
  readonly captions: readonly [string, ...string[]];
};

export const testimonials: readonly Testimonial[] = [
  {
    id: 'maya',
    name: 'Maya Okafor',
    role: 'Founder',
    company: 'Brightside Media',
    avatar: 'MO',
    rating: 5,
    quote: 'Mondays were for copying numbers into slides. Now they are for talking about them.',
    videoUrl: null,
    thumbnail: 'morning',
    captions: [
      'We report to nineteen clients. That used to be every Monday, all of us.',
      'Copy, paste, check, and hope that nobody moved a column.',
      'Now the report is there at eight, and it has already been compared with last week.',
      'So at nine we talk about what to do. That is the job, after all.',
    ],
  },
  {
    id: 'jonas',
    name: 'Jonas Weber',
    role: 'Head of Performance',
    company: 'Kestrel & Co',
    avatar: 'JW',
    rating: 5,
    quote: 'A client asked why her costs had risen. The answer was on screen before she had finished asking.',
    videoUrl: null,
    thumbnail: 'noon',
    captions: [
      'Every figure opens up: the formula, the sums, the source, the day.',
      'A client asked me why her cost per sale had gone up in March.',
      'One channel, one week, one new campaign. We both saw it at the same time.',
      'Nobody had to go and look it up. That changed the tone of the meeting.',
    ],
  },
  {
    id: 'priya',
    name: 'Priya Raman',
    role: 'Managing Director',
    company: 'Paper Lantern',
    avatar: 'PR',
    rating: 5,
    quote: 'Our clients think we built the portal ourselves. We have not corrected them.',
    videoUrl: null,
    thumbnail: 'evening',
    captions: [
      'Our name, our colours, our address. The tool stays out of the picture.',
      'Clients sign in when they like, and see their own numbers and nobody else’s.',
      'The calls where they ask for “a quick export” have stopped.',
      'What we sell is judgement. It helps when the tidy part does itself.',
    ],
  },
];
