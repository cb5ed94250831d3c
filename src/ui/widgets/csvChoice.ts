/** How a download learns which CSV was chosen, as the app keeps it; outside the app nothing is. */
import { createContext } from 'react';

export const CsvChoiceContext = createContext<() => string | null>(() => null);
