/** Applies the workspace's brand to the page: accent, title and the product line. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePageSubject } from '../../services/usePageSubject.ts';
import styles from './BrandInForce.module.css';
import { applyBrand, brandCss } from './keptBrand.ts';
import { useBrand } from './useBrand.ts';

export const BrandInForce = () => {
  const { localStorage, pages, world } = useServices();
  const { profile, loading } = useAuth();
  const { name, look, showsPoweredBy } = useBrand();
  const subject = usePageSubject();
  const { title } = pages.routeAt(useLocation().pathname);
  const signedOut = profile === null && !loading;
  useEffect(() => {
    if (!look && !signedOut) return;
    let current = true;
    brandCss(look).then(
      (css) => {
        if (current) applyBrand({ look, css }, localStorage, document);
      },
      (error: unknown) => {
        world.trace.record({ kind: 'fault', name: 'The look of the workspace did not load', detail: error });
      },
    );
    return () => {
      current = false;
    };
  }, [look, signedOut, localStorage, world]);
  useEffect(() => {
    const own = title.replace(productName, name);
    document.title = subject === null ? own : `${subject} · ${own}`;
  }, [title, name, subject]);
  return showsPoweredBy ? <footer className={styles.line}>Powered by {productName}</footer> : null;
};
