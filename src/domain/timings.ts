/** Every delay of the product by name, in milliseconds; those of the specification's section 9 first. */

export const timings = {
  /** Checkout shows 'Processing...'. */
  checkoutProcessing: 2_000,
  /** The registration's success screen moves on to the dashboard. */
  registrationRedirect: 2_000,
  /** One testimonial gives way to the next. */
  testimonialRotation: 5_000,
  /** One caption of a playing testimonial gives way to the next. */
  testimonialCaption: 3_000,
  /** The landing page's loader. */
  landingLoader: 100,
  /** The support chat answers. */
  chatReply: 1_000,
  /** The mobile menu opens or closes. */
  mobileMenuAnimation: 300,
  /** A link of the mobile menu to another page scrolls to the top. */
  mobileMenuScroll: 50,
  /** How long a reload waits for the page to become tall enough to restore the scroll position, unless the reader scrolls first. */
  scrollReturn: 20_000,
  /** A lost live feed waits this long before its first try to connect again; each further try doubles it. */
  feedRetryFirst: 250,
  feedRetryLongest: 5_000,
  /** A feed without any sign of life for this long counts as lost. */
  feedSilence: 40_000,
  /** The backend sends a sign of life on a quiet feed. */
  feedHeartbeat: 15_000,
  /** The backend ends a feed on purpose, so that resuming it is exercised all the time. */
  feedLifetime: 90_000,
  /** A request whose whole answer is not there by then is given up; streams have `feedSilence`. */
  requestLimit: 30_000,
  /** A stored session that could not be checked, as the backend did not answer, is checked again. */
  sessionRetry: 5_000,
  /** How long a page waits for its data before it appears, so that it appears whole. After that, its gaps fill later. */
  arrival: 120,
  /** A worker that is there takes over a page that it does not control; after this long the page goes on without. */
  workerTakeover: 1_000,
  /** A page that answers itself until its worker does registers that when its requests have rested for this long. */
  calmBeforeWorker: 250,
  /** A page that its worker serves lets that keep the program's files for visits without a connection, so long after its start. */
  calmBeforeKeeping: 4_000,
  /** Inputs that change all the time count as settled: the address and the spoken summary follow. */
  inputSettle: 600,
  /** A subscription that is shown is asked for again when its trial or period runs out, and after this long at the latest. */
  subscriptionCheck: 24 * 60 * 60 * 1_000,
  /** A change that was made is told for so long, with its way back. */
  changeNotice: 10_000,
  /** A copy button says that it has copied. */
  copiedNotice: 2_000,
  /** A hint is shown once a pointer has rested on it or a key has brought the focus there; once a finger has held it; and is taken away. */
  hintHover: 350,
  hintHold: 500,
  hintLeave: 150,
  /** A session ends by itself. */
  sessionLifetime: 30 * 24 * 60 * 60 * 1_000,
  /** A free trial lasts 14 days. */
  trialLength: 14 * 24 * 60 * 60 * 1_000,
  /** After this many failures in a row sign-in is slowed: 2 s, doubling. */
  signInSlowdownFirst: 2_000,
  signInSlowdownLongest: 15 * 60 * 1_000,
  /** After three wrong passwords in a row a share link waits: 1 min, doubling. */
  sharePasswordWait: 60 * 1_000,
  /** Who opened a share link by its password may read on for so long. */
  sharePassLifetime: 8 * 60 * 60 * 1_000,
  /** Staff look at a client's portal for so long at a time. */
  clientViewLifetime: 8 * 60 * 60 * 1_000,
} as const;
