/** A section of a report as the API takes it, empty but for what a test sets. */
export const reportSection = <Kind extends string>(id: string, kind: Kind, more: object = {}) => ({
  id,
  kind,
  title: '',
  figures: [],
  by: null,
  text: '',
  client_id: null,
  period: null,
  filters: '',
  ...more,
});
