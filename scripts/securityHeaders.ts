/** Headers that every reply of the server has, whatever was asked. */

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/**
 * With who may show the product in a frame, as `frame-ancestors` has it: a page cannot say so itself, unlike what it may load, which a
 * page of the build names.
 */
export const headersFor = (frameAncestors: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': `frame-ancestors ${frameAncestors}`,
});

/** A sentence in place of a file loads nothing and stands in no frame. */
export const sentenceHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'text/plain;charset=utf-8',
  'Cache-Control': 'no-store',
} as const;
