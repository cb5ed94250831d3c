/** Hides controls that change something in the past, and for people without permission. */
import type { ReactNode } from 'react';
import { type Changer, useCanEdit } from '../services/useCanEdit.ts';

type OnlyChangeableProps = { readonly by?: Changer; readonly children: ReactNode };

export const OnlyChangeable = ({ by, children }: OnlyChangeableProps) => (useCanEdit(by) ? children : null);
