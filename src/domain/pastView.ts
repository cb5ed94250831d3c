/** How an address says that the past is looked at: `?as_of=312` is the log as it stood after event 312. */

export const asOfParameter = 'as_of';

/** The position in a query; null for the present, and for what is no position. */
export const asOfIn = (search: string): number | null => {
  const position = /[?&]as_of=(\d{1,15})(?:&|$)/.exec(search)?.[1];
  return position === undefined ? null : Number(position);
};

/** The query with the position unless it has one of its own; an empty one is the present, and is left out. */
export const withAsOf = (search: string, asOf: number): string => {
  const query = new URLSearchParams(search);
  const own = query.get(asOfParameter);
  if (own === null) query.set(asOfParameter, `${asOf}`);
  if (own === '') query.delete(asOfParameter);
  return query.size === 0 ? '' : `?${query}`;
};
