import { Component, type ComponentType, type ReactNode } from 'react';
import { failure } from '#src/messages/en/failure.ts';

type State = { readonly hasFailed: boolean };

/** Shows a sentence in place of a part of the page that has failed; the rest goes on. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="p-4 grid justify-items-start gap-3">
        <p>{failure.text}</p>
        <button type="button" className="btn-secondary" onClick={() => location.reload()}>
          {failure.reload}
        </button>
      </div>
    );
  }
}

/** An island that fails alone. */
export function withErrorBoundary<Props extends object>(
  Island: ComponentType<Props>,
): (props: Props) => ReactNode {
  return (props) => (
    <ErrorBoundary>
      <Island {...props} />
    </ErrorBoundary>
  );
}
