/** Sets the security headers of every reply. */

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Adds `frame-ancestors`, which a `<meta>` policy of a page cannot set. */
export const headersFor = (frameAncestors: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': `frame-ancestors ${frameAncestors}`,
});

/** A text reply loads nothing and no page may frame it. */
export const sentenceHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'text/plain;charset=utf-8',
  'Cache-Control': 'no-store',
} as const;
