/** Parses the address of a page or tab once and shares the view among its parts. */
import type { ReactNode } from 'react';
import { type PageView, useAddressView, ViewContext } from './useView.ts';

export const ViewProvider = ({ children, ...page }: PageView & { children: ReactNode }) => (
  <ViewContext value={useAddressView(page)}>{children}</ViewContext>
);
