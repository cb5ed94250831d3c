/** Holds the exact texts of account forms, shared by page and backend. */

export const accountTexts = {
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  authNotAvailable: 'Auth not available',
  noUserLoggedIn: 'No user logged in',
} as const;
