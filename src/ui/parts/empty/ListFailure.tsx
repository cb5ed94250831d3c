/** Renders the failure of a list: forbidden, beyond the plan, rate limited, or failed with a retry. */
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { useShownError } from '../../widgets/shownErrors.ts';
import { LimitedWidget, LockedWidget } from '../figures/LockedWidget.tsx';
import { widgetState } from '../figures/widgetState.ts';
import { ClosedForm } from './ClosedForm.tsx';

type ListFailureProps = {
  readonly what: string;
  readonly error: unknown;
  readonly also?: string;
  readonly onRetry: () => unknown;
};

export const ListFailure = ({ what, error, onRetry, ...more }: ListFailureProps) => {
  useShownError(error);
  const state = widgetState({ data: undefined, error });
  if (state.is === 'limited') return <LimitedWidget error={state.error} onRetry={onRetry} />;
  if (state.is === 'locked') return <LockedWidget problem={state.problem} />;
  if (state.is !== 'empty') return <LoadFailure what={what} error={error} onRetry={onRetry} {...more} />;
  return <ClosedForm title={`You do not have access: ${what.charAt(0).toLowerCase()}${what.slice(1)}`} />;
};
