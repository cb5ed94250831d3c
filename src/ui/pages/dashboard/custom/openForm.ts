/** Provides the context through which widgets and calculations open forms over the dashboard. */
import { createContext } from 'react';
import type { OpenForm } from '../client/edit.ts';

export type OpenFormOf = (form: OpenForm) => void;

export const OpenFormContext = createContext<OpenFormOf | null>(null);
