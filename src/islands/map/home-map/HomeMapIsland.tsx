import { Move } from 'lucide-react';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadPart } from '#src/lib/browser/load-failure.ts';
import { homeMapTexts } from '#src/messages/listing/home-map.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import type { HomeMapPlace } from './LiveHomeMap.tsx';

type State =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly LiveHomeMap: ComponentType<LiveProps> };
type LiveProps = HomeMapPlace & { onClose: () => void };

/** The map of a `details` element, which may have been opened before the script ran. */
function useLiveMap(details: RefObject<HTMLDetailsElement | null>) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const onToggle = useCallback(async () => {
    const isOpen = () => details.current?.open ?? false;
    // Closed by a failure it still says so.
    if (!isOpen()) return setState((last) => (last.kind === 'failed' ? last : { kind: 'closed' }));
    setState({ kind: 'loading' });
    try {
      const { LiveHomeMap } = await loadPart(() => import('./LiveHomeMap.tsx'));
      if (isOpen()) setState({ kind: 'open', LiveHomeMap });
    } catch {
      setState({ kind: 'failed' });
      if (details.current) details.current.open = false;
    }
  }, [details]);
  useEffect(() => {
    if (details.current?.open) void onToggle();
  }, [details, onToggle]);
  return { state, onToggle };
}

/** Replaces the picture of the map around a home by a movable one, once it is tapped. */
function HomeMapContent(place: HomeMapPlace) {
  const words = useTexts(homeMapTexts);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { state, onToggle } = useLiveMap(details);
  const close = () => {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  };
  return (
    <>
      <details
        ref={details}
        onToggle={onToggle}
        suppressHydrationWarning
        className="home-map absolute inset-0"
      >
        <summary ref={summary} className="absolute inset-0 cursor-pointer list-none">
          <span className="badge-on-photo absolute right-3 top-3 min-h-11 px-4">
            <Move {...icon()} />
            {words.open}
          </span>
        </summary>
        {state.kind === 'open' && <state.LiveHomeMap {...place} onClose={close} />}
        {state.kind === 'loading' && (
          <p role="status" className="badge-on-photo absolute left-3 top-3">
            {words.loading}
          </p>
        )}
      </details>
      {state.kind === 'failed' && (
        <p role="alert" className="badge-on-photo absolute left-3 bottom-3 pointer-events-none">
          {words.failed}
        </p>
      )}
    </>
  );
}

export const HomeMapIsland = asIsland(HomeMapContent);
