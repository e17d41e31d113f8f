/** Until sessions are loaded there is nobody to notify. */
let listener: () => void = () => undefined;

/** Runs when a call with a token is answered that the token logs nobody in. */
export function onRefusedToken(run: () => void): void {
  listener = run;
}

export function reportRefusedToken(): void {
  listener();
}
