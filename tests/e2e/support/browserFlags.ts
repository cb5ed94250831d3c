/** Lists Chromium flags that disable features which the tests do not need, which saves a third of their time. */

/** Chromium's address bar pages and spare process: recreated for the new context of each test. */
const notNeeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Playwright disables these by the same flag, and only the last flag counts, so its list is repeated. */
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
  // A host name other than `localhost`, to which browsers grant fewer features.
  '--host-resolver-rules=MAP agency.test 127.0.0.1',
];
