/** How long the benchmark waits for a page, and the line that tells when that is longer than usual. */

/** Milliseconds: a machine that is much slower than usual gets its figures too. */
export const patience = 180_000;

const usual = 30_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(0)} s`;

/** Waits for `coming`, which gives up by itself after `patience`; says so once it takes longer than usual, and how long it took. */
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
