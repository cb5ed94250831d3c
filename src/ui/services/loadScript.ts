/** Loads a classic script by a tag, as providers ask for, and takes it away again when nobody waits for it. */

/** Resolves with the global that the script has made, `undefined` when it made none; rejects when the script does not come. */
export type LoadScript = (url: string, globalName: string, signal: AbortSignal) => Promise<unknown>;

/** The address of a text that was fetched first: a script tag does not pass through the page's own `fetch`, which answers where no worker does. */
const asBlob = async (url: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} did not load: ${response.status}`);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
};

/** Resolves once the script of that address has run. */
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

/** In the browser's own ways; a script is loaded once for each page load. `isWorkerThere`: whether the worker answers a tag's request. */
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
