/** The platform's cryptography, and what stands in for it where there is none. */

/** Undefined on plain http, whatever the types say. */
export const platformCrypto = (): SubtleCrypto | undefined => globalThis.crypto.subtle;

/** Fetched only by pages that need it. */
export const withoutPlatform = () => import('./withoutPlatformCrypto.ts');
