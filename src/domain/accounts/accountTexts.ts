/** The exact texts of account forms (spec 5 and 8), shared by page and backend. */

export const accountTexts = {
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  authNotAvailable: 'Auth not available',
  noUserLoggedIn: 'No user logged in',
} as const;
