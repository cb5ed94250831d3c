/** Passes a one-time intent to the next page, which a reload does not repeat. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type NavigationIntent =
  | 'addClient'
  | 'connectPlatform'
  | 'importClients'
  | 'importFile'
  | 'inviteTeammate'
  | 'newDashboard'
  | 'newReport'
  | 'newRule'
  | 'setGoal';

export const intentState = (wish: NavigationIntent) => ({ wish });

/** `isReady`: false while the form's data loads. */
export const useNavigationIntent = (wish: NavigationIntent, grant: () => void, isReady = true): void => {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isWanted = isReady && Object(state).wish === wish;
  const take = useEffectEvent(() => {
    grant();
    const { wish: _granted, ...rest } = Object(state);
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
};
