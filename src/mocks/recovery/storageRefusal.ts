/** Provides the messages for a refused or cancelled storage operation, which has changed nothing. */
import { StorageError } from '#events/log/logStorage.ts';
import { FileChanged } from '../inspection/branchEvents.ts';
import { LostLogChanged } from './lostLogChanged.ts';

export const withStorageRefusal = async <Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | { readonly ok: false; readonly fault: string }> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError')
      return { ok: false, fault: 'It was stopped, and nothing was changed.' };
    if (error instanceof FileChanged || error instanceof LostLogChanged)
      return { ok: false, fault: error.message };
    if (error instanceof StorageError || error instanceof DOMException)
      return { ok: false, fault: `The browser’s storage refused: ${error.message}` };
    throw error;
  }
};
