import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { CustomerSession } from '#src/contract/customer/session-calls.ts';
import { momentText } from '#src/domain/day-text.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import {
  $sessions,
  endOtherSessions,
  endSession,
  loadSessions,
} from '#src/stores/account/profile-sessions.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { logOut, logOutEverywhere } from '../details/log-out.ts';
import { SessionRow } from './SessionRow.tsx';
import { useSave } from '../details/useSave.ts';

/** For an external user pool, which can end all log-ins but does not list them. */
function UnlistedSessions() {
  const { sessions: words } = useTexts(profileTexts);
  const { run, isBusy, failure } = useSave(async () =>
    (await logOutEverywhere()) ? null : words.failedAll,
  );
  return (
    <div className="grid gap-3 justify-items-start">
      <p>{words.unlisted}</p>
      <FormAlert text={failure} />
      <BusyButton
        className="btn-secondary"
        isBusy={isBusy}
        busyText={words.ending}
        onClick={() => void run()}
      >
        {words.endAll}
      </BusyButton>
    </div>
  );
}

function NotLoaded() {
  const words = useTexts(profileTexts);
  return (
    <div className="grid gap-3 justify-items-start">
      <FormAlert text={words.sessions.notLoaded} />
      <button type="button" className="btn-secondary" onClick={() => void loadSessions()}>
        {words.retry}
      </button>
    </div>
  );
}

/** The log-ins ended last, and those that could not be. */
function useEndings() {
  const locale = useLocale();
  const { sessions: words } = useTexts(profileTexts);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [confirmation, setConfirmation] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const run = async (
    name: string,
    act: () => Promise<boolean>,
    texts: { readonly doneText: string; readonly failedText: string },
  ) => {
    if (busyWith !== null) return;
    setBusyWith(name);
    setFailure(null);
    setConfirmation('');
    const isDone = await act();
    setBusyWith(null);
    if (isDone) setConfirmation(texts.doneText);
    else setFailure(texts.failedText);
  };
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (confirmation) status.current?.focus();
  }, [confirmation]);
  return {
    busyWith,
    failure,
    confirmation,
    status,
    end(session: CustomerSession) {
      if (session.isThis) return logOut();
      const device = words.device(session.browser, session.system);
      const texts = { doneText: words.ended(device), failedText: words.failed };
      return run(session.id, () => endSession(session), texts);
    },
    endOthers: () =>
      run('others', endOtherSessions, {
        doneText: words.endedOthers,
        failedText: words.failedOthers,
      }),
    moment: (ms: number) => momentText(new Date(ms), locale),
  };
}

function SessionList({ sessions }: { sessions: readonly CustomerSession[] }) {
  const { sessions: words } = useTexts(profileTexts);
  const { busyWith, failure, confirmation, status, end, endOthers, moment } = useEndings();
  return (
    <div className="grid gap-3">
      <ul className="-mt-4">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            moment={moment}
            isBusy={busyWith === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      <FormAlert text={failure} />
      {sessions.length > 1 && (
        <BusyButton
          className="btn-secondary justify-self-start"
          isBusy={busyWith === 'others'}
          busyText={words.ending}
          onClick={() => void endOthers()}
        >
          {words.endOthers}
        </BusyButton>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-primary empty:hidden">
        {confirmation}
      </p>
    </div>
  );
}

/** Where the customer is logged in, and how to end each log-in. */
export function Sessions() {
  const state = useStore($sessions);
  const sessionList = currentValue(state);
  if (sessionList)
    return sessionList.sessions ? (
      <SessionList sessions={sessionList.sessions} />
    ) : (
      <UnlistedSessions />
    );
  return state.kind === 'failed' ? (
    <NotLoaded />
  ) : (
    <div aria-busy="true" className="skeleton h-24" />
  );
}
