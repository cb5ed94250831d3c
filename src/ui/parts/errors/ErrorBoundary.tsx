/** Keeps a render error inside one part of the page; Try Again mounts that part anew. */
import { Component, Fragment, type ReactNode } from 'react';
import { ErrorPanel } from '../../widgets/ErrorPanel.tsx';

type ErrorBoundaryProps = {
  /** What the panel calls the part: `Dashboard`, `Activity`. */
  component: string;
  /** Told of each error, so that it is not lost. */
  onError: (error: unknown, component: string) => void;
  /** What stands in for the part instead of the panel; `retry` mounts the part anew. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { failed: boolean; attempt: number };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.props.component);
  }

  retry = (): void => {
    this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { failed, attempt } = this.state;
    const { component, fallback, children } = this.props;
    if (failed) return fallback?.(this.retry) ?? <ErrorPanel component={component} onRetry={this.retry} />;
    return <Fragment key={attempt}>{children}</Fragment>;
  }
}
