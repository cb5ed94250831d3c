/** Catches a render error in one part of the page; Try Again remounts the part. */
import { Component, Fragment, type ReactNode } from 'react';
import { ErrorPanel } from '../../widgets/ErrorPanel.tsx';

type ErrorBoundaryProps = {
  component: string;
  onError: (error: unknown, component: string) => void;
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
