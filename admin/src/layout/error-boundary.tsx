import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface Props {
  children: ReactNode;
}

/** Catches a screen that failed to load or render, for example because a newer version replaced its file. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main role="alert" className="grid min-h-dvh place-items-center p-6 text-center">
        <div className="space-y-3">
          <h1 className="font-semibold text-2xl">This screen couldn’t be displayed</h1>
          <p className="text-muted">A new version may have been installed. Reloading the page usually helps.</p>
          <Button look="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      </main>
    );
  }
}
