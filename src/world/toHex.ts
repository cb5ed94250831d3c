/** How bytes are written as hexadecimal digits. */

const digits = '0123456789abcdef';

/** Two lower-case digits for each byte. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) {
    text += digits.charAt(byte >>> 4) + digits.charAt(byte & 15);
  }
  return text;
};
