import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '#src/messages/locale.ts';
import { LocaleContext } from './use-texts.ts';

/** A React root on a page, which provides the page's locale to everything below it. */
export function withLocale<Props extends object>(
  Root: ComponentType<Props>,
): (props: Props & { readonly locale: Locale }) => ReactNode {
  return ({ locale, ...props }) => (
    <LocaleContext value={locale}>
      <Root {...(props as unknown as Props)} />
    </LocaleContext>
  );
}
