/** Shows a host name in its own script (RFC 3492): `xn--bcher-kva.example` is `bücher.example`. */

const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700] as const;

const digitOf = (character: string): number => {
  const value = Number.parseInt(character, 36);
  // Letters come before digits.
  return value < 10 ? value + 26 : value - 10;
};

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin));
    bias += base;
  }
  return bias + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
};

const thresholdOf = (place: number, bias: number): number => Math.min(tMax, Math.max(tMin, place - bias));

/** One number of variable length from `from` on, and the index behind it. */
const numberIn = (text: string, from: number, bias: number): readonly [value: number, next: number] => {
  let [value, weight, at] = [0, 1, from];
  for (let place = base; ; place += base) {
    const digit = digitOf(text[at] ?? '');
    at += 1;
    if (Number.isNaN(digit)) return [Number.NaN, at];
    value += digit * weight;
    const threshold = thresholdOf(place, bias);
    if (digit < threshold) return [value, at];
    weight *= base - threshold;
  }
};

/** Null for a text that is not Punycode. */
const decoded = (text: string): string | null => {
  const end = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(0, end))].map((character) => character.codePointAt(0) ?? 0);
  let [code, index, bias] = [128, 0, 72];
  for (let at = end + 1; at < text.length; ) {
    const [delta, next] = numberIn(text, at, bias);
    const count = points.length + 1;
    bias = adapted(delta, count, index === 0 && points.length === Math.max(0, end));
    index += delta;
    code += Math.floor(index / count);
    if (!(code <= 0x10_ff_ff)) return null;
    index %= count;
    points.splice(index, 0, code);
    [index, at] = [index + 1, next];
  }
  return String.fromCodePoint(...points);
};

export const readableHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.');
