/** How a place in the Lab is written: `charts/checkout?focus=processing&at=312`. */

export type LabPlace = {
  /** Empty for the first panel. */
  readonly panel: string;
  /** What stands after the panel, without `at`; its meaning is the panel's own. */
  readonly rest: string;
  /** Number of the frame whose moment is looked at; null follows the app. */
  readonly at: number | null;
};

/** Reads what `formatLabAddress` writes; what is no number of a frame counts as none. */
export const parseLabAddress = (address: string): LabPlace => {
  const [path = '', query = ''] = address.split('?', 2);
  const [panel = '', ...deeper] = path.split('/');
  const search = new URLSearchParams(query);
  const at = Number(search.get('at'));
  search.delete('at');
  const kept = search.toString();
  return {
    panel,
    rest: deeper.join('/') + (kept === '' ? '' : `?${kept}`),
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
