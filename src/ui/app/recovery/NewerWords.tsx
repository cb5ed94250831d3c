/** Says that the data is read-only, and how it can be changed. */
export const NewerWords = () => (
  <p>
    A newer version of AgencyLens wrote the data in this browser. You can read it here; to change anything,
    reload the page to get that version.
  </p>
);
