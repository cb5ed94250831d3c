/** Converts bytes to hexadecimal digits. */

const digits = '0123456789abcdef';

export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) {
    text += digits.charAt(byte >>> 4) + digits.charAt(byte & 15);
  }
  return text;
};
