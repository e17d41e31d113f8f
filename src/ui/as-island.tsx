import { Component, type ComponentType, type ReactNode } from 'react';
import { failureTexts } from '#src/messages/site/failure.ts';
import { usePreservedFields } from './form/preserve-fields.ts';
import { useTexts } from './locale/use-texts.ts';
import { withLocale } from './locale/with-locale.tsx';

function FailureNotice() {
  const words = useTexts(failureTexts);
  return (
    <div role="alert" className="p-4 grid justify-items-start gap-3">
      <p>{words.text}</p>
      <button type="button" className="btn-secondary" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}

type State = { readonly hasFailed: boolean };

/** Shows a sentence in place of a failed part of the page; the rest continues to work. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailureNotice /> : this.props.children;
  }
}

/** An island: it has the locale of its page, keeps all typed text, and fails alone. */
export function asIsland<Props extends object>(Island: ComponentType<Props>) {
  return withLocale<Props>((props) => {
    usePreservedFields();
    return (
      <ErrorBoundary>
        <Island {...props} />
      </ErrorBoundary>
    );
  });
}
