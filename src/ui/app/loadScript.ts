/** Loads a classic script by a tag, as providers ask for, and takes it away again when nobody waits for it. */

/** Resolves with the global that the script has made, `undefined` when it made none; rejects when the script does not come. */
export const loadScript = (url: string, globalName: string, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const known: unknown = Reflect.get(globalThis, globalName);
    if (known !== undefined) {
      resolve(known);
      return;
    }
    const tag = document.createElement('script');
    tag.src = url;
    tag.async = true;
    tag.addEventListener('load', () => resolve(Reflect.get(globalThis, globalName)));
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error(`${url} did not load`));
    });
    signal.addEventListener('abort', () => {
      tag.remove();
      reject(signal.reason);
    });
    document.head.append(tag);
  });
