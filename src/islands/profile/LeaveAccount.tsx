import { useRef, useState } from 'react';
import { profile } from '#src/messages/en/profile.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** How an account is given up. */
export function LeaveAccount() {
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
        className="btn-secondary text-clay hover:border-clay hover:bg-clay-tint"
        onClick={() => setOpen(true)}
      >
        {profile.leave.open}
      </button>
      {isOpen && <DeleteDialog onClose={close} />}
    </>
  );
}
