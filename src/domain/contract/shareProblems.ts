/** Declares the refusals of share links and of read-only portal views. */
import type { ProblemEntry } from './problemEntry.ts';

export const shareProblems = {
  sharePasswordNeeded: {
    status: 401,
    title: 'Password needed',
    detail: 'This page is protected. Enter its password.',
  },
  wrongSharePassword: { status: 401, title: 'Wrong password', detail: 'This is not the password.' },
  shareClosed: {
    status: 404,
    title: 'Not found',
    detail: 'The agency that shared this page has deleted its workspace. Ask them for what you need.',
  },
  viewIsReadOnly: {
    status: 403,
    title: 'Read-only',
    detail: 'You are viewing as a client, read-only. Exit to change something.',
  },
  tooManyPasswords: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many wrong passwords. Wait a moment before you try again.',
  },
} as const satisfies Record<string, ProblemEntry>;
