/** Validates passphrases of backups. */

/** Characters. Longer than a password: sign-ins are throttled, but a file can be attacked for years. */
export const shortestPassphrase = 12;

export const passphraseProblem = (text: string): string | null =>
  text !== '' && [...text].length < shortestPassphrase
    ? `A passphrase has ${shortestPassphrase} characters at least.`
    : null;
