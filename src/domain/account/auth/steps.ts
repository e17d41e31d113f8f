/** What a sign-in has come to. */
export type SignInStep =
  | 'signed-in'
  | 'needs-code'
  | 'needs-reset'
  | 'needs-new-password'
  | 'needs-second-factor'
  | 'not-possible';

/** What a sign-up has come to. */
export type SignUpStep = 'confirmed' | 'needs-code';
