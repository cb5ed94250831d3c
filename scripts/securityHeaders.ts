/** Headers that every reply of the server has, whatever was asked. */

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page of the build names what it may load itself, so that it holds on every server.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** A sentence in place of a file loads nothing and stands in no frame. */
export const sentenceHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'text/plain;charset=utf-8',
  'Cache-Control': 'no-store',
} as const;
