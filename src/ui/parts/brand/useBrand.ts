/** Provides the brand of the app: the workspace's for its people, the product's for everyone else. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { readKeptBrand } from './keptBrand.ts';

export type Brand = {
  readonly name: string;
  readonly logoText: string | null;
  readonly showsPoweredBy: boolean;
  readonly isOwn: boolean;
  /** Null until loaded, and for strangers. */
  readonly look: LookItem | null;
};

const productBrand: Brand = {
  name: productName,
  logoText: null,
  showsPoweredBy: false,
  isOwn: false,
  look: null,
};

export const useBrand = (): Brand => {
  const { api, returning, localStorage } = useServices();
  const { profile } = useAuth();
  const [kept] = useState(() => (returning ? readKeptBrand(localStorage) : null));
  const { data } = useQuery({ ...replyQuery(api, 'readWhiteLabel'), enabled: profile !== null });
  if (profile === null) return productBrand;
  const look = data?.in_force ?? kept;
  if (!look) return productBrand;
  return {
    name: look.name ?? productName,
    logoText: look.logo_text,
    showsPoweredBy: look.name !== null && !look.hide_powered_by,
    isOwn: data ? [look.name, look.logo_text, look.accent].some((part) => part !== null) : true,
    look: data?.in_force ?? null,
  };
};
