/**
 * The names of the policies, as the content security policy lists them. With `require-trusted-types-for
 * 'script'` the browser refuses text wherever it would become markup or the address of a script, unless
 * one of these has made it. `default` is asked of whatever comes as plain text.
 */
export const TRUSTED_TYPE_POLICIES = ['default', 'own-page', 'service-worker'] as const;

type Rule = (text: string) => string;

/** Null means refusal. */
type Rules = Readonly<
  Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>
>;

type PolicyFactory = {
  createPolicy(
    name: (typeof TRUSTED_TYPE_POLICIES)[number],
    rules: Rules,
  ): { readonly createHTML: Rule; readonly createScriptURL: Rule };
};

declare global {
  /**
   * Missing in the browser types of TypeScript. The value a policy makes is no string, but is accepted in
   * place of one wherever a trusted value is required, and is used for nothing else here.
   */
  var trustedTypes: PolicyFactory | undefined;
}
