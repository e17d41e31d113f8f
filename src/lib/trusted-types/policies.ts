/**
 * The names of the policies, as the content security policy lists them. With `require-trusted-types-for
 * 'script'` the browser refuses text wherever it would become markup or the address of a script, unless
 * one of these has made it. `default` is asked of whatever comes as plain text.
 */
export const TRUSTED_TYPE_POLICIES = ['default', 'own-page', 'service-worker'] as const;

type Rule = (text: string) => string;

/** Null refuses. */
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
   * What the types of browsers do not know yet. What a policy makes is no text there, but is taken in its
   * place by what asks for it, and is handed to nothing else here.
   */
  var trustedTypes: PolicyFactory | undefined;
}
