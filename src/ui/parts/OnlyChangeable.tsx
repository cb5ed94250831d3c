/** What changes something, such as a button or a form: left out while the past is looked at, and for who may not change it. */
import type { ReactNode } from 'react';
import { type Changer, useCanEdit } from '../services/useCanEdit.ts';

type OnlyChangeableProps = { readonly by?: Changer; readonly children: ReactNode };

export const OnlyChangeable = ({ by, children }: OnlyChangeableProps) => (useCanEdit(by) ? children : null);
