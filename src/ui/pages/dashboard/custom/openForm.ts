/** The way from a widget, or from the arithmetic of its figure, to a form over its dashboard. */
import { createContext } from 'react';
import type { OpenForm } from '../client/edit.ts';

export type OpenFormOf = (form: OpenForm) => void;

/** Null where nothing may be changed. */
export const OpenFormContext = createContext<OpenFormOf | null>(null);
