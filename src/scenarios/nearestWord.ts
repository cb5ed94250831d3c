/** Suggests the known word closest to a misspelt one. */

/** Levenshtein distance: insertions, deletions and replacements of letters. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let index = 1; index <= other.length; index += 1) {
      const kept = (row[index - 1] ?? 0) + (other[index - 1] === letter ? 0 : 1);
      next.push(Math.min(kept, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Null when none is near: more than half of it would have to change. */
export const nearestWord = (word: string, known: readonly string[]): string | null => {
  const [best] = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.ceil(Math.max(word.length, best.one.length) / 2) ? best.one : null;
};
