import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE, localeOf, localeOfTag } from '#src/messages/locale.ts';
import { leadMails } from '#src/server/leads/lead-mails.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { Badge } from '#src/ui/listing/Badge.tsx';
import { aLeadBody, LETTERHEAD, MAIL_LINKS } from '#tests/support/leads/leads.ts';

// A language that the site is not written in: everything it needs lies in `messages`.
vi.mock('#src/messages/locale.ts', async (original) => {
  const english = await original<typeof import('#src/messages/locale.ts')>();
  const isMadeUp = (language: string | undefined) => language === 'qq';
  return {
    ...english,
    languageOf: (locale: string) => locale.slice(0, 2),
    localeOf: (url: URL) =>
      isMadeUp(url.pathname.split('/')[2]) ? 'qq-CA' : english.localeOf(url),
    localeOfTag: (tag: string) => (isMadeUp(tag.slice(0, 2)) ? 'qq-CA' : english.localeOfTag(tag)),
  };
});

vi.mock('#src/messages/texts-by-locale.ts', () => {
  const translate = (english: unknown): unknown => {
    if (typeof english === 'string') return `«${english}»`;
    if (typeof english === 'function')
      return (...values: unknown[]) => translate(english(...values));
    if (typeof english !== 'object' || english === null) return english;
    return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, translate(text)]));
  };
  return {
    textsByLocale:
      ({ en }: { en: object }) =>
      (locale: string) =>
        locale === 'qq-CA' ? translate(en) : en,
  };
});

const root = '/real-estate';

test('a page under another locale path renders components in that locale', () => {
  const Root = withLocale(() => <Badge name="for-sale" />);
  const shownText = (address: string) =>
    renderToStaticMarkup(
      <Root locale={localeOf(new URL(`https://larchway.ca${root}${address}`))} />,
    );
  expect(shownText('/qq/about')).toContain('«For Sale»');
  expect(shownText('/about')).toContain('>For Sale<');
});

test('an email in another locale has a translated subject and text', async () => {
  const lead = { lead: aLeadBody(), receipt: 'AB12', isSenderVerified: true, showing: null };
  const storedLead = lead as never;
  const mailIn = (locale: typeof DEFAULT_LOCALE) =>
    leadMails({ ...LETTERHEAD, ...MAIL_LINKS, locale })(storedLead, 'customer');
  const english = await mailIn(DEFAULT_LOCALE);
  const other = await mailIn(localeOfTag('qq'));
  expect(other.subject).toBe(`«${english.subject}»`);
  expect(other.text).toContain('«');
  expect(english.text).not.toContain('«');
});
