/** Provides the chosen CSV format to downloads by context; outside the app there is none. */
import { createContext } from 'react';

export const CsvChoiceContext = createContext<() => string | null>(() => null);
