import { Inbox } from 'lucide-react';
import { authTexts } from '#src/messages/account/auth.ts';
import { icon } from './icon.ts';
import { useTexts } from './locale/use-texts.ts';

type Props = {
  /** The address of the mailbox of a demonstration; null where letters are sent. */
  mailbox: string | null;
  email: string;
};

/** A link to the mailbox in which a demonstration shows its emails; nothing where emails are sent. */
export function MailboxLink({ mailbox, email }: Props) {
  const words = useTexts(authTexts);
  if (!mailbox) return null;
  return (
    <a
      href={`${mailbox}?to=${encodeURIComponent(email)}`}
      target="_blank"
      rel="noopener"
      className="flex items-center justify-center gap-2 min-h-11 px-3 rounded-field bg-accent-tint text-on-accent-tint text-sm font-semibold"
    >
      <Inbox {...icon(17)} />
      {words.demoMailbox}
    </a>
  );
}
