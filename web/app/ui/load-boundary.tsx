import { Component, type ReactNode } from 'react';

export interface LoadBoundaryProps {
  /** Shown instead when the code does not come. */
  failed?: ReactNode;
  onFailed?: () => void;
  children: ReactNode;
}

/** Around components that `lazy` loads: the page stays when their code cannot be fetched. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
