import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isCommonPassword } from '#src/domain/account/common-password.ts';
import { meetsPasswordRule, PASSWORD_RULES } from '#src/domain/account/password-rules.ts';
import type { Locale } from '#src/messages/locale.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts, useLocale } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';

/** Long enough for a reader's voice to wait until typing pauses. */
const ANNOUNCE_AFTER_MS = 800;

type Item = { readonly label: string; readonly isMet: boolean };

type Props = {
  id: string;
  password: string;
  /** Null while they are loading. */
  commonPasswords: ReadonlySet<string> | null;
};

function itemsOf(
  { password, commonPasswords }: Omit<Props, 'id'>,
  locale: Locale,
): readonly Item[] {
  const { passwordRules: words } = authTexts(locale);
  const rules = PASSWORD_RULES.map((rule) => ({
    label: words[rule],
    isMet: meetsPasswordRule(rule, password),
  }));
  const isHardToGuess =
    commonPasswords !== null &&
    meetsPasswordRule('length', password) &&
    !isCommonPassword(password, commonPasswords);
  return [...rules, { label: words.uncommon, isMet: isHardToGuess }];
}

function summaryOf(items: readonly Item[], locale: Locale): string {
  const { passwordRules: words } = authTexts(locale);
  const unmet = items.filter(({ isMet }) => !isMet).map(({ label }) => label.toLowerCase());
  return unmet.length === 0 ? words.allMet : words.missing(unmet);
}

/** The text announced once typing pauses. */
function useAnnouncement(password: string, summary: string): string {
  const [announcement, setAnnounced] = useState('');
  useEffect(() => {
    if (password === '') return;
    const timer = setTimeout(() => setAnnounced(summary), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [password, summary]);
  return password === '' ? '' : announcement;
}

/** The rules of a new password, each marked as it is met. */
export function PasswordChecklist({ id, ...password }: Props) {
  const locale = useLocale();
  const { passwordRules: words } = useTexts(authTexts);
  const items = itemsOf(password, locale);
  const announcement = useAnnouncement(password.password, summaryOf(items, locale));
  return (
    <>
      <ul
        id={id}
        aria-label={words.title}
        className="mt-2 grid gap-x-4 gap-y-1 min-[26rem]:grid-cols-2 text-sm text-muted"
      >
        {items.map(({ label, isMet }) => (
          <li key={label} className="flex items-center gap-2">
            {isMet ? (
              <Check {...icon(16)} className="shrink-0 text-primary" />
            ) : (
              <Circle {...icon(16)} className="shrink-0" />
            )}
            <span className={isMet ? 'text-ink' : undefined}>
              {label}
              <span className="sr-only">{`, ${isMet ? words.met : words.unmet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
