/** Sets the benchmark's page timeout and reports slow waits. */

/** Milliseconds; generous, so that much slower machines get results too. */
export const patience = 180_000;

const usual = 30_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(0)} s`;

/** Awaits `coming`, which times out after `patience`; logs when it takes longer than usual, and its duration. */
export const patiently = async <Result>(
  what: string,
  coming: Promise<Result>,
  say: (line: string) => void = console.log,
): Promise<Result> => {
  const begun = performance.now();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    say(`${what}: still waiting after ${seconds(usual)}, for at most ${seconds(patience)}`);
  }, usual);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    if (isSlow) say(`${what}: waited ${seconds(performance.now() - begun)}`);
  }
};
