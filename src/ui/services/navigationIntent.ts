/** What somebody wants of a page that they go to from elsewhere: it is done once on arrival, and no reload asks for it again. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type NavigationIntent = 'addClient' | 'newReport';

/** State of the step that leads there. */
export const intentState = (wish: NavigationIntent) => ({ wish });

export const useNavigationIntent = (wish: NavigationIntent, grant: () => void): void => {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isWanted = Object(state).wish === wish;
  const take = useEffectEvent(() => {
    grant();
    const { wish: _granted, ...rest } = Object(state);
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
};
