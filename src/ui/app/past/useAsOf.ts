/** As of which position of the log the app is shown. */
import { useLocation } from 'react-router-dom';
import { asOfIn } from '#domain/pastView.ts';

/** Null for the present. */
export const useAsOf = (): number | null => asOfIn(useLocation().search);
