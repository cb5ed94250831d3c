/** Words and the address of a second factor: the codes of an authenticator app. */

export const wrongCode = 'This code is wrong or was used already';

const issuer = 'AgencyLens';

/** The address that apps read from a QR code. */
export const secondFactorAddress = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?secret=${secret}&issuer=${issuer}`;
