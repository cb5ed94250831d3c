/** Provides WebCrypto, or its fallback when missing. */

/** Undefined on plain http, although the types differ. */
export const platformCrypto = (): SubtleCrypto | undefined => globalThis.crypto.subtle;

export const withoutPlatform = () => import('./withoutPlatformCrypto.ts');
