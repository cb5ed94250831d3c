/** How a window that the Lab stands in finds the app that opened it. */
import type { LabSource } from '../../lab/labSource.ts';

type Door = { agencyLensLab?: LabSource };

/** Lets windows that this page opens look at it. */
export const openLabDoor = (page: Window & Door, source: LabSource): void => {
  page.agencyLensLab = source;
};

/** The app of the page that opened this window; null when nobody did, or that page is gone. */
export const sourceOfOpener = (page: Window): LabSource | null => {
  try {
    const opener = page.opener as (Window & Door) | null;
    return opener?.closed === false ? (opener.agencyLensLab ?? null) : null;
  } catch {
    // A page of another origin opened this one.
    return null;
  }
};
