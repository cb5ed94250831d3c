/** Loads a classic script by a tag, as providers require, and removes an abandoned one. */

/** Resolves with the script's global, `undefined` if missing; rejects if the script fails to load. */
export type LoadScript = (url: string, globalName: string, signal: AbortSignal) => Promise<unknown>;

/** A script tag bypasses the page's own `fetch`, which answers without a worker, so the text is fetched first. */
const asBlob = async (url: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} did not load: ${response.status}`);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
};

export const runTag = (url: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = url;
    tag.async = true;
    tag.addEventListener('load', () => resolve());
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

/** Loads each script once for a page load. `isWorkerThere`: a worker answers a tag's request. */
export const createLoadScript =
  (isWorkerThere: () => boolean): LoadScript =>
  async (url, globalName, signal) => {
    const known: unknown = Reflect.get(globalThis, globalName);
    if (known !== undefined) return known;
    const address = isWorkerThere() ? url : await asBlob(url, signal);
    try {
      await runTag(address, signal);
    } finally {
      URL.revokeObjectURL(address);
    }
    return Reflect.get(globalThis, globalName);
  };
