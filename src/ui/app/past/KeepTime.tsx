/** Keeps the `asOf` parameter in every link and navigation of the app until someone returns to now. */
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import { createPath, parsePath, type To, UNSAFE_NavigationContext } from 'react-router-dom';
import { type AsOf, withAsOf } from '#domain/pastView.ts';
import { useAsOf } from '../../services/useAsOf.ts';

type Navigation = ContextType<typeof UNSAFE_NavigationContext>;

const keeping = (navigator: Navigation['navigator'], asOf: AsOf): Navigation['navigator'] => {
  const withTime = (to: To): string => {
    const { search = '', ...rest } = typeof to === 'string' ? parsePath(to) : to;
    return createPath({ ...rest, search: withAsOf(search, asOf) });
  };
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(withTime(to)),
    push: (to, state, options) => navigator.push(withTime(to), state, options),
    replace: (to, state, options) => navigator.replace(withTime(to), state, options),
  };
};

export const KeepTime = ({ children }: { children: ReactNode }) => {
  const navigation = useContext(UNSAFE_NavigationContext);
  const asOf = useAsOf();
  const navigator = useMemo(
    () => (asOf === null ? navigation : { ...navigation, navigator: keeping(navigation.navigator, asOf) }),
    [navigation, asOf],
  );
  return <UNSAFE_NavigationContext value={navigator}>{children}</UNSAFE_NavigationContext>;
};
