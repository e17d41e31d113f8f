import type { AccountEmails } from '../account/account-emails.ts';

/** The emails to the owners of accounts. */
export const accountEmails: AccountEmails = {
  confirm: {
    subject: (brand) => `Votre code de vérification ${brand}`,
    text: (code) =>
      `Votre code de vérification est ${code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez ce message.`,
  },
  reset: {
    subject: (brand) => `Votre code de mot de passe ${brand}`,
    text: (code) =>
      `Votre code pour un nouveau mot de passe est ${code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, votre mot de passe reste inchangé.`,
  },
  'new-email': {
    subject: () => 'Confirmez votre nouvelle adresse courriel',
    text: (code) =>
      `Votre code pour la nouvelle adresse courriel est ${code}. Il est valable 10 minutes.`,
  },
  'already-registered': {
    subject: (brand) => `Vous avez déjà un compte ${brand}`,
    text: () =>
      'Quelqu’un a demandé un compte avec cette adresse courriel, qui en a déjà un. Si c’était vous, ouvrez une session ou choisissez un nouveau mot de passe. Rien n’a changé.',
  },
  'email-taken': {
    subject: () => 'Cette adresse courriel reste à votre compte',
    text: () =>
      'Quelqu’un a demandé cette adresse courriel pour un autre compte, mais elle appartient au vôtre. Rien n’a changé. Si c’était vous, ouvrez une session avec cette adresse ou choisissez-en une autre pour l’autre compte.',
  },
  'already-confirmed': {
    subject: () => 'Votre adresse courriel est déjà confirmée',
    text: () =>
      'Quelqu’un a demandé un code de vérification, mais cette adresse courriel est déjà confirmée. Vous pouvez ouvrir une session.',
  },
  'not-confirmed': {
    subject: () => 'Votre adresse courriel n’est pas encore confirmée',
    text: () =>
      'Quelqu’un a demandé un nouveau mot de passe, mais cette adresse courriel n’a pas été confirmée. Créez le compte de nouveau pour recevoir un code de vérification.',
  },
  'no-account': {
    subject: (brand) => `Aucun compte ${brand} à cette adresse`,
    text: () =>
      'Quelqu’un a demandé un code, mais aucun compte n’a cette adresse courriel. Si c’était vous, essayez une autre adresse ou créez un compte.',
  },
  'password-changed': {
    subject: (brand) => `Votre mot de passe ${brand} a été changé`,
    text: () =>
      'Le mot de passe de votre compte vient d’être changé, et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié » à la page de connexion et écrivez-nous.',
  },
  'email-changed': {
    subject: (brand) => `Votre adresse courriel ${brand} a été changée`,
    text: () =>
      'Votre compte a maintenant une autre adresse courriel; celle-ci n’ouvre plus de session. Si ce n’était pas vous, écrivez-nous sans tarder.',
  },
  'new-device': {
    subject: (brand) => `Nouvelle connexion à votre compte ${brand}`,
    text: (device) =>
      `Quelqu’un vient d’ouvrir une session dans votre compte depuis un nouvel appareil ou un nouveau réseau (${device}). Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe avec « Mot de passe oublié » à la page de connexion : tous les appareils seront déconnectés.`,
  },
  'second-factor-on': {
    subject: (brand) => `La connexion à ${brand} demande maintenant un code`,
    text: () =>
      'Désormais, pour ouvrir une session dans votre compte, il faut un code de votre application d’authentification en plus du mot de passe. Si ce n’était pas vous, écrivez-nous sans tarder.',
  },
  'second-factor-off': {
    subject: (brand) => `La connexion à ${brand} ne demande plus de code`,
    text: () =>
      'Pour ouvrir une session dans votre compte, le mot de passe suffit de nouveau, sans code d’une application d’authentification. Si ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié » à la page de connexion et écrivez-nous sans tarder.',
  },
};
