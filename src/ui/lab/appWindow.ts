/** Finds the window whose app the Lab inspects: the opener of the Lab's window, else this one. */
import type { LabSource } from './labSource.ts';

type AppWindow = Window & typeof globalThis;

export const appWindow = (source: LabSource): AppWindow => {
  try {
    const opener = window.opener as (AppWindow & { readonly agencyLensLab?: LabSource }) | null;
    if (opener?.agencyLensLab === source) return opener;
  } catch {
    // The opener has another origin.
  }
  return window;
};
