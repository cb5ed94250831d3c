/** Finds the app that opened the window of the Lab. */
import type { LabSource } from '../../lab/labSource.ts';

type Door = { agencyLensLab?: LabSource };

export const openLabDoor = (page: Window & Door, source: LabSource): void => {
  page.agencyLensLab = source;
};

export const sourceOfOpener = (page: Window): LabSource | null => {
  try {
    const opener = page.opener as (Window & Door) | null;
    return opener?.closed === false ? (opener.agencyLensLab ?? null) : null;
  } catch {
    // The opener has another origin.
    return null;
  }
};
