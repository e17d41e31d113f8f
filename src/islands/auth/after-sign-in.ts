import { afterAuthPath } from '#src/domain/account/auth/redirect.ts';

/** The pages of the account lead back to where their visitor came from. */
const leave = () =>
  location.assign(afterAuthPath(new URLSearchParams(location.search).get('redirect')));

let afterSignIn: () => void = leave;

/** Replaces what follows a sign-in, where the form lies over another page. */
export function setAfterSignIn(run: () => void): void {
  afterSignIn = run;
}

/** Goes on after a sign-in. */
export function finishSignIn(): void {
  afterSignIn();
}
