/** Renders the Lab as a page that inspects the app of its opener, or else this page's own app. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Lab } from '../../lab/Lab.tsx';
import { parseLabAddress } from '../../lab/labAddress.ts';
import type { LabSource } from '../../lab/labSource.ts';
import { createLabView } from '../../lab/labView.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import styles from './LabPage.module.css';
import { sourceOfOpener, useLabSource } from './useLabSource.ts';

const lookEvery = 500;

/** The opener's page may have been reloaded meanwhile, with another app. */
const useOpener = (): LabSource | null => {
  const { clock } = useServices().world;
  const [opener, setOpener] = useState(() => sourceOfOpener(window));
  useEffect(() => {
    let timer = clock.setTimeout(look, lookEvery);
    function look() {
      setOpener(sourceOfOpener(window));
      timer = clock.setTimeout(look, lookEvery);
    }
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return opener;
};

export const LabPage = () => {
  const own = useLabSource();
  const opener = useOpener();
  const source = opener ?? own;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [view] = useState(() => createLabView(parseLabAddress(pathname.slice('/lab/'.length) + search)));
  const address = useSyncExternalStore(view.subscribe, view.address);
  useEffect(() => {
    navigate(`/lab/${address}${location.hash}`, { replace: true });
  }, [address, navigate]);
  const tools = opener ? (
    <p className={styles.whose}>Looks at the window that opened it</p>
  ) : (
    <AppLink to="/">Back to the app</AppLink>
  );
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">Lab</h1>
      <Lab parts={{ source, view }} tools={tools} />
    </main>
  );
};
