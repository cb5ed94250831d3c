/** Converts digits of every script, and full-width signs, to ASCII. */

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

const wideForms = /[\uFE50-\uFE6B\uFF01-\uFF5E\uFFE0-\uFFE6\u{1D7CE}-\u{1D7FF}]/gu;

export const asciiDigits = (text: string): string =>
  text.replaceAll(wideForms, (one) => one.normalize('NFKC')).replaceAll(/\p{Nd}/gu, plainDigit);
