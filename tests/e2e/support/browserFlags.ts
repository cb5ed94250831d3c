/** What the browser of the tests leaves out, which is none of their business and a third of their time. */

/** Pages of Chromium's own address bar, and a process kept in reserve: made anew for the fresh context of each test. */
const notNeeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off by the same flag, of which only the last counts: calls to the browser's makers, and what gets in a test's way. */
const asPlaywright = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const browserFlags: readonly string[] = [
  `--disable-features=${[...asPlaywright, ...notNeeded].join(',')}`,
  // A name as of another machine, to which browsers give less than to `localhost`.
  '--host-resolver-rules=MAP agency.test 127.0.0.1',
];
