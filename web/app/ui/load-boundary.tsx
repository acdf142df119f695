import { Component, type ReactNode } from 'react';

export interface LoadBoundaryProps {
  /** Fallback when the code fails to load. */
  failureView?: ReactNode;
  onFailed?: () => void;
  children: ReactNode;
}

/** Wraps `lazy` components: the page survives when their code fails to load. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failureView : this.props.children;
  }
}
