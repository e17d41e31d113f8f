import { useRef, useState } from 'react';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The ways to leave an account. */
export function LeaveAccount() {
  const words = useTexts(profileTexts);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn-secondary text-alert hover:border-alert hover:bg-alert-tint"
        onClick={() => setOpen(true)}
      >
        {words.leave.open}
      </button>
      {isOpen && <DeleteDialog onClose={close} />}
    </>
  );
}
