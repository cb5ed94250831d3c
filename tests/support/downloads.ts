/** Catches the files that a page downloads, because a simulated document would navigate away. */
import { onTestFinished, vi } from 'vitest';

/** Active until the test ends. Returns the files in download order. */
export const catchDownloads = (): readonly Blob[] => {
  const files: Blob[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return files;
};
