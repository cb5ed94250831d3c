/** Lists every delay of the product in milliseconds; those of the specification's section 9 come first. */

export const timings = {
  checkoutProcessing: 2_000,
  registrationRedirect: 2_000,
  testimonialRotation: 5_000,
  testimonialCaption: 3_000,
  landingLoader: 100,
  chatReply: 1_000,
  mobileMenuAnimation: 300,
  mobileMenuScroll: 50,
  /** How long a reload waits for the page to become tall enough to restore the scroll position, unless the reader scrolls first. */
  scrollReturn: 20_000,
  /** Wait before the first reconnect of a lost live feed; doubles each time. */
  feedRetryFirst: 250,
  feedRetryLongest: 5_000,
  /** A silent feed counts as lost after this time. */
  feedSilence: 40_000,
  /** Interval of the backend's heartbeats on a quiet feed. */
  feedHeartbeat: 15_000,
  /** The backend ends each feed after this time, so that resuming is exercised regularly. */
  feedLifetime: 90_000,
  /** Timeout of a whole reply; streams have `feedSilence` instead. */
  requestLimit: 30_000,
  /** How long connecting a platform waits for its answer. */
  connectPatience: 20_000,
  sessionRetry: 5_000,
  /** How long a page waits for its data before it appears, so that it appears whole. After that, its gaps fill later. */
  arrival: 120,
  /** Timeout for an existing service worker to claim the page; then the page continues without it. */
  workerTakeover: 1_000,
  /** Milliseconds without requests after which a page registers its service worker. */
  calmBeforeWorker: 250,
  /** Delay after start before the service worker caches the program's files for offline visits. */
  calmBeforeKeeping: 4_000,
  /** Debounce of continuous inputs before the address and the spoken summary update. */
  inputSettle: 600,
  /** A displayed subscription is refetched when its trial or period ends, and at the latest after this time. */
  subscriptionCheck: 24 * 60 * 60 * 1_000,
  changeNotice: 10_000,
  /** A market's source is read again by request at most once in this time. */
  marketRefreshRest: 30_000,
  copiedNotice: 2_000,
  /** Delays of a hint: `hintHover` for pointer or keyboard focus, then those for touch and for hiding. */
  hintHover: 350,
  hintHold: 500,
  hintLeave: 150,
  sessionLifetime: 30 * 24 * 60 * 60 * 1_000,
  trialLength: 14 * 24 * 60 * 60 * 1_000,
  /** Delay of sign-in after this many failures in a row: 2 s, doubling. */
  signInSlowdownFirst: 2_000,
  signInSlowdownLongest: 15 * 60 * 1_000,
  /** Delay of a share link after three wrong passwords in a row: 1 min, doubling. */
  sharePasswordWait: 60 * 1_000,
  sharePassLifetime: 8 * 60 * 60 * 1_000,
  clientViewLifetime: 8 * 60 * 60 * 1_000,
} as const;
