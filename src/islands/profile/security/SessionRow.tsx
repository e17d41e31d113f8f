import { Monitor, Smartphone } from 'lucide-react';
import type { CustomerSession } from '#src/contract/customer/session-calls.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

const HANDHELD: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad']);

type Props = {
  session: CustomerSession;
  /** Formats milliseconds for people. */
  moment: (ms: number) => string;
  isBusy: boolean;
  onEnd: () => void;
};

/** One log-in: the device, since when, and the button that ends it. */
export function SessionRow({ session, moment, isBusy, onEnd }: Props) {
  const { sessions: words } = useTexts(profileTexts);
  const device = words.device(session.browser, session.system);
  const signedIn = moment(session.signedInAtMs);
  const Icon = HANDHELD.has(session.system) ? Smartphone : Monitor;
  return (
    <li className="py-4 border-b border-line flex items-start gap-4">
      <span className="mt-0.5 shrink-0 text-muted">
        <Icon {...icon(22)} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{device}</p>
        {session.isThis && <p className="text-sm font-semibold text-primary">{words.current}</p>}
        <p className="text-sm text-muted">{words.signedIn(signedIn)}</p>
        <p className="text-sm text-muted">{words.lastSeen(moment(session.lastSeenAtMs))}</p>
      </div>
      <BusyButton
        className="btn-quiet shrink-0 -mr-3 -mt-2"
        isBusy={isBusy}
        busyText={words.ending}
        aria-label={words.endOf(device, signedIn)}
        onClick={onEnd}
      >
        {words.end}
      </BusyButton>
    </li>
  );
}
