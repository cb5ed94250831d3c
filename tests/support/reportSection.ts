/** Creates a report section in the API's shape, empty except for the given fields. */
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
