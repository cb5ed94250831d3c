/** Names the browser and system of a request, so that people recognise their own sessions. */

type Known = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order, because later browsers name earlier ones. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: Known, agent: string): string | null =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** `Chrome on Windows`, or `A program`. */
export const deviceOf = ({ headers }: Pick<Request, 'headers'>): string => {
  const agent = headers.get('user-agent') ?? '';
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser === null) return 'A program';
  return system === null ? browser : `${browser} on ${system}`;
};
