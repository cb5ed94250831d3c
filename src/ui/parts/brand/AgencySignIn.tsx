/** Renders what surrounds the form on the sign-in page of an agency: its head, its picture and its foot. */
import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import type { SignInLook } from '#domain/contract/brandingSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { productName } from '#domain/product.ts';
import styles from './AgencySignIn.module.css';
import brand from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';
import { brandCss } from './cachedBrand.ts';
import { LegalLinks, SupportLine } from './LegalLinks.tsx';

type AgencyProps = { readonly look: SignInLook };

const Logo = ({ look }: AgencyProps) => {
  const { logo_url: light, dark_logo_url: dark, logo_text: text, name } = look;
  if (light === undefined && dark === undefined)
    return (
      <span className={styles.name}>
        <BrandMark text={text} />
        {name}
      </span>
    );
  return (
    <>
      <img className={`${styles.logo} ${brand.onLight}`} src={light ?? dark} alt={name} />
      <img className={`${styles.logo} ${brand.onDark}`} src={dark ?? light} alt="" />
    </>
  );
};

/** `level`: 2 in a preview, whose page has a heading of its own. */
export const AgencyHead = ({ look, level = 1 }: AgencyProps & { readonly level?: 1 | 2 }) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Flex component="header" vertical align="start" gap={12}>
      <Logo look={look} />
      <Heading>{look.heading ?? 'Sign in'}</Heading>
      {look.message !== undefined && <p>{look.message}</p>}
    </Flex>
  );
};

export const AgencyAside = ({ look }: AgencyProps) =>
  look.picture_url === undefined ? (
    <p className={styles.words}>{look.name}</p>
  ) : (
    <img className={styles.picture} src={look.picture_url} alt="" />
  );

export const AgencyFoot = ({ look }: AgencyProps) => (
  <footer className={styles.foot}>
    <SupportLine email={look.support_email} page={look.support_url} />
    <LegalLinks imprint={look.imprint_url} privacy={look.privacy_url} terms={look.terms_url} />
    {!look.hide_powered_by && <p>Powered by {productName}</p>}
  </footer>
);

/** Accent and typeface of the agency, and its name in the tab, as long as the page is shown. */
export const AgencyStyle = ({ look }: AgencyProps) => {
  const { name, accent, typeface } = look;
  const [css, setCss] = useState('');
  useEffect(() => {
    document.title = `Sign in · ${name}`;
  }, [name]);
  useEffect(() => {
    let current = true;
    const shown = { name, accent, logo_text: null, hide_powered_by: true, ...definedOnly({ typeface }) };
    void brandCss(shown).then((made) => {
      if (current) setCss(made);
    });
    return () => {
      current = false;
    };
  }, [name, accent, typeface]);
  return css === '' ? null : <style>{css}</style>;
};

export const agencySignIn = { AgencyHead, AgencyAside, AgencyFoot, AgencyStyle };
