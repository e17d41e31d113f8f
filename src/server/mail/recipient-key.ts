/**
 * The same key for every spelling of one inbox: in any case, and with any tag behind a plus sign. Mails are
 * limited by it, so that a tag does not make a new recipient.
 */
export function recipientKey(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local}${email.slice(at)}`.toLowerCase();
}
