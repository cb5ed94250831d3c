/** Parses and formats a place in the Lab: `charts/checkout?focus=processing&at=312`. */

export type LabPlace = {
  readonly panel: string;
  readonly rest: string;
  /** Number of the shown frame; null follows the app. */
  readonly at: number | null;
};

/** Reads the output of `formatLabAddress`; an invalid frame number counts as null. */
export const parseLabAddress = (address: string): LabPlace => {
  const [path = '', query = ''] = address.split('?', 2);
  const [panel = '', ...deeper] = path.split('/');
  const search = new URLSearchParams(query);
  const at = Number(search.get('at'));
  search.delete('at');
  const queryText = search.toString();
  return {
    panel,
    rest: deeper.join('/') + (queryText === '' ? '' : `?${queryText}`),
    at: Number.isSafeInteger(at) && at > 0 ? at : null,
  };
};

export const formatLabAddress = ({ panel, rest, at }: LabPlace): string => {
  const [path = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  if (at !== null) search.set('at', String(at));
  const asked = search.toString();
  return [panel, path].filter((part) => part !== '').join('/') + (asked === '' ? '' : `?${asked}`);
};
