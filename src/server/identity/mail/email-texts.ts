/** What is written to people, by what it is about. */
export type EmailKind =
  | 'confirm'
  | 'reset'
  | 'new-email'
  | 'already-registered'
  | 'already-confirmed'
  | 'not-confirmed'
  | 'no-account';

export type Language = 'en' | 'fr';

type Text = { readonly subject: string; readonly text: string };

const ENGLISH: Readonly<Record<EmailKind, Text>> = {
  confirm: {
    subject: 'Your Larchway verification code',
    text: 'Your verification code is {code}. It is valid for 10 minutes. If you did not ask for it, you can ignore this message.',
  },
  reset: {
    subject: 'Your Larchway password code',
    text: 'Your code for a new password is {code}. It is valid for 10 minutes. If you did not ask for it, your password stays as it is.',
  },
  'new-email': {
    subject: 'Confirm your new e-mail address',
    text: 'Your code for the new e-mail address is {code}. It is valid for 10 minutes.',
  },
  'already-registered': {
    subject: 'You already have a Larchway account',
    text: 'Someone asked for a new account with this e-mail address, which already has one. If it was you, log in, or choose a new password. Nothing was changed.',
  },
  'already-confirmed': {
    subject: 'Your e-mail address is already confirmed',
    text: 'Someone asked for a verification code, but this e-mail address is already confirmed. You can log in.',
  },
  'not-confirmed': {
    subject: 'Your e-mail address is not confirmed yet',
    text: 'Someone asked for a new password, but this e-mail address has not been confirmed. Create the account again to get a verification code.',
  },
  'no-account': {
    subject: 'There is no Larchway account with this address',
    text: 'Someone asked for a code, but there is no account with this e-mail address. If it was you, try another address or create an account.',
  },
};

const FRENCH: Readonly<Record<EmailKind, Text>> = {
  confirm: {
    subject: 'Votre code de vérification Larchway',
    text: 'Votre code de vérification est {code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  reset: {
    subject: 'Votre code de mot de passe Larchway',
    text: 'Votre code pour un nouveau mot de passe est {code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, votre mot de passe reste inchangé.',
  },
  'new-email': {
    subject: 'Confirmez votre nouvelle adresse courriel',
    text: 'Votre code pour la nouvelle adresse courriel est {code}. Il est valable 10 minutes.',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte Larchway',
    text: 'Quelqu’un a demandé un compte avec cette adresse courriel, qui en a déjà un. Si c’était vous, ouvrez une session ou choisissez un nouveau mot de passe. Rien n’a changé.',
  },
  'already-confirmed': {
    subject: 'Votre adresse courriel est déjà confirmée',
    text: 'Quelqu’un a demandé un code de vérification, mais cette adresse courriel est déjà confirmée. Vous pouvez ouvrir une session.',
  },
  'not-confirmed': {
    subject: 'Votre adresse courriel n’est pas encore confirmée',
    text: 'Quelqu’un a demandé un nouveau mot de passe, mais cette adresse courriel n’a pas été confirmée. Créez le compte de nouveau pour recevoir un code de vérification.',
  },
  'no-account': {
    subject: 'Aucun compte Larchway à cette adresse',
    text: 'Quelqu’un a demandé un code, mais aucun compte n’a cette adresse courriel. Si c’était vous, essayez une autre adresse ou créez un compte.',
  },
};

/** A language of ours for a `locale` such as `fr-CA`. */
export function languageOf(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The email of a kind with its code put in. */
export function writeEmail(kind: EmailKind, language: Language, code: string | null): Text {
  const { subject, text } = (language === 'fr' ? FRENCH : ENGLISH)[kind];
  return { subject, text: text.replace('{code}', code ?? '') };
}
