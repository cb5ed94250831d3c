/** Passes a one-time intent to the next page, which a reload does not repeat. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type NavigationIntent = 'addClient' | 'newReport';

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
