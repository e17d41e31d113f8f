import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '#src/messages/locale.ts';
import { LocaleContext } from './use-texts.ts';

/** A root of React on a page, which tells all below it the locale that the page hands it. */
export function withLocale<Props extends object>(
  Root: ComponentType<Props>,
): (props: Props & { readonly locale: Locale }) => ReactNode {
  return ({ locale, ...props }) => (
    <LocaleContext value={locale}>
      <Root {...(props as unknown as Props)} />
    </LocaleContext>
  );
}
