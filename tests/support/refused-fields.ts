import { connectHttp } from '#src/clients/http.ts';

/** The visible error beside the control of this name; null without one. */
export function errorBeside(name: string): string | null {
  const control = document.querySelector(
    `[name="${CSS.escape(name)}"]:not([type='hidden'], [name='website'])`,
  );
  const ids = control?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  const notes = ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return control && notes.join(' ').trim();
}

/** Makes every call fail with 400 for these parameters, each with the message "No" and its name. */
export function refuseFor(params: readonly string[]): void {
  const problems = params.map((param) => ({ param, msg: `No ${param}` }));
  connectHttp(async () => new Response(JSON.stringify(problems), { status: 400 }));
}
