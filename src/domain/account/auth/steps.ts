/** The outcome of a step of a sign-in. */
export type SignInStep =
  | 'signed-in'
  | 'needs-code'
  | 'needs-reset'
  | 'needs-new-password'
  | 'needs-second-factor'
  | 'not-possible';

/** The outcome of a sign-up. */
export type SignUpStep = 'confirmed' | 'needs-code';
