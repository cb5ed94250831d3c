/** The window whose app the Lab looks at: the one that opened the Lab’s own window, else this one. */
import type { LabSource } from './labSource.ts';

type AppWindow = Window & typeof globalThis;

export const appWindow = (source: LabSource): AppWindow => {
  try {
    const opener = window.opener as (AppWindow & { readonly agencyLensLab?: LabSource }) | null;
    if (opener?.agencyLensLab === source) return opener;
  } catch {
    // A page of another origin opened this one.
  }
  return window;
};
