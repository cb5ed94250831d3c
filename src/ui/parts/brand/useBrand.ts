/** Provides the brand of the app: the workspace's for its people, the product's for everyone else. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { readCachedBrand } from './cachedBrand.ts';

/** Ids of kept pictures; `dark` is the logo of the dark theme. */
export type BrandLogo = { readonly light: string; readonly dark: string };

export type Brand = {
  readonly name: string;
  readonly logoText: string | null;
  readonly showsPoweredBy: boolean;
  readonly isOwn: boolean;
  readonly logo: BrandLogo | null;
  /** Null until loaded, and for strangers. */
  readonly look: LookItem | null;
};

const productBrand: Brand = {
  name: productName,
  logoText: null,
  showsPoweredBy: false,
  isOwn: false,
  logo: null,
  look: null,
};

const ownParts = (look: LookItem): readonly unknown[] => {
  const { hide_powered_by: _, ...parts } = look;
  return Object.values(parts).filter((part) => part !== null);
};

/** A single logo is shown in both themes. */
const logoOf = ({ logo_id, dark_logo_id }: LookItem): BrandLogo | null => {
  const [light, dark] = [logo_id ?? dark_logo_id, dark_logo_id ?? logo_id];
  return light === undefined || dark === undefined ? null : { light, dark };
};

export const useBrand = (): Brand => {
  const { api, returning, localStorage } = useServices();
  const { profile } = useAuth();
  const [cached] = useState(() => (returning ? readCachedBrand(localStorage) : null));
  const { data } = useQuery({ ...replyQuery(api, 'readWhiteLabel'), enabled: profile !== null });
  if (profile === null) return productBrand;
  const look = data?.in_force ?? cached;
  if (!look) return productBrand;
  return {
    name: look.name ?? productName,
    logoText: look.logo_text,
    showsPoweredBy: look.name !== null && !look.hide_powered_by,
    isOwn: data ? ownParts(look).length > 0 : true,
    logo: logoOf(look),
    look: data?.in_force ?? null,
  };
};
