/** What a passphrase for a backup must be like. */

/** Characters. A sign-in is slowed down, a file can be guessed at for years: so it is longer than a password. */
export const shortestPassphrase = 12;

/** What is wrong with one for a new file; null: nothing. An empty one means that there is none. */
export const passphraseProblem = (text: string): string | null =>
  text !== '' && [...text].length < shortestPassphrase
    ? `A passphrase has ${shortestPassphrase} characters at least.`
    : null;
