/** Replaces MSW's cookie store in the build: sessions are bearer tokens, so no cookie is ever set or read. */

export class MemoryCookieStore {
  idx: Record<string, never> = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }
  async setCookie(): Promise<void> {}
}

export const Cookie = { fromJSON: (): null => null };
