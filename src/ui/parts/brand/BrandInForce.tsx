/** Applies the workspace's brand to the page: accent, title and the product line. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePageSubject } from '../../services/usePageSubject.ts';
import styles from './BrandInForce.module.css';
import { applyBrand, brandCss } from './cachedBrand.ts';
import { LegalLinks, SupportLine } from './LegalLinks.tsx';
import { type Brand, useBrand } from './useBrand.ts';

/** React moves the tag into the head, where the last icon wins. */
const Favicon = ({ id }: { readonly id: string }) => {
  const url = useReply('readPicture', { id }).data?.picture.url;
  return url === undefined ? null : <link rel="icon" href={url} />;
};

type BrandFooterProps = Pick<Brand, 'look' | 'showsPoweredBy'>;

const BrandFooter = ({ look, showsPoweredBy }: BrandFooterProps) => {
  const { tagline, support_email: email, support_url: page } = look ?? {};
  const { imprint_url: imprint, privacy_url: privacy, terms_url: terms } = look ?? {};
  const parts = [tagline, email, page, imprint, privacy, terms];
  if (!showsPoweredBy && parts.every((part) => part === undefined)) return null;
  return (
    <footer className={styles.line}>
      {tagline !== undefined && <p>{tagline}</p>}
      <SupportLine email={email} page={page} />
      <LegalLinks imprint={imprint} privacy={privacy} terms={terms} />
      {showsPoweredBy && `Powered by ${productName}`}
    </footer>
  );
};

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
  return (
    <>
      {look?.favicon_id !== undefined && <Favicon id={look.favicon_id} />}
      <BrandFooter look={look} showsPoweredBy={showsPoweredBy} />
    </>
  );
};
