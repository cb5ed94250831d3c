/** The files that a page hands to the browser, kept for the test: a simulated document would leave its address for them. */
import { onTestFinished, vi } from 'vitest';

/** Until the test is over. The files come in their order. */
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
