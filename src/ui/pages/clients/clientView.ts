/** The part of the clients page's address that says what is shown: a search, active or archived ones, and the one that is open. */
import { useSearchParams } from 'react-router-dom';

export type ClientView = {
  readonly search: string;
  readonly archived: boolean;
  /** The id of the client whose details are open. */
  readonly open: string | null;
};

const readView = (params: URLSearchParams): ClientView => ({
  search: params.get('q') ?? '',
  archived: params.get('show') === 'archived',
  open: params.get('client'),
});

/** The query of a view, without its question mark. */
export const queryOfView = ({ search, archived, open }: ClientView): URLSearchParams =>
  new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(archived ? { show: 'archived' } : {}),
    ...(open === null ? {} : { client: open }),
  });

/** The view that the address names, and a way to change it; the page stays where it is scrolled. */
export const useClientView = () => {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const show = (changes: Partial<ClientView>) =>
    setParams(queryOfView({ ...view, ...changes }), { replace: true, preventScrollReset: true });
  return { view, show };
};
