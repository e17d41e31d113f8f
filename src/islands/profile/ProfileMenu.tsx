import { FileText, Heart, LogOut, type LucideIcon, Menu, Search, UserRound, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePath } from '#src/domain/routes.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { pushRoute } from '#src/stores/shell/route.ts';
import { icon } from '#src/ui/icon.ts';
import { logOut } from './details/log-out.ts';
import { PROFILE_TABS, type ProfileTab, tabHref } from './profile-tabs.ts';

const ICONS: Readonly<Record<ProfileTab, LucideIcon>> = {
  'saved-homes': Heart,
  'saved-searches': Search,
  account: UserRound,
};

const ROW =
  'flex items-center gap-3 w-full min-h-12 px-3.5 rounded-field font-semibold text-left text-ink no-underline cursor-pointer transition-colors duration-150 hover:bg-sand aria-[current]:bg-primary-tint aria-[current]:text-primary forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-solid';

const DRAWER_ID = 'profile-menu';

type Props = { tab: ProfileTab };

function Tabs({ tab, onChosen }: Props & { onChosen?: () => void }) {
  const words = useTexts(profileTexts);
  return PROFILE_TABS.map((each) => {
    const Icon = ICONS[each];
    return (
      <button
        key={each}
        type="button"
        className={ROW}
        aria-current={each === tab ? 'page' : undefined}
        onClick={() => {
          pushRoute(tabHref(each));
          onChosen?.();
        }}
      >
        <Icon {...icon(20)} />
        <span>{words.tabs[each]}</span>
      </button>
    );
  });
}

function Ways() {
  const words = useTexts(profileTexts);
  return (
    <div className="mt-3 pt-3 border-t border-line">
      <a href={pagePath('/application')} className={ROW}>
        <FileText {...icon(20)} />
        {words.application}
      </a>
      <button type="button" className={ROW} onClick={() => void logOut()}>
        <LogOut {...icon(20)} />
        {words.leave.logOut}
      </button>
    </div>
  );
}

/**
 * Keeps the focus inside the open drawer, which a popover alone does not. Safari by default passes links and
 * buttons, so each step is made here.
 */
function keepFocus(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = stops.indexOf(event.target as HTMLElement);
  event.preventDefault();
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

function Drawer({ tab }: Props) {
  const words = useTexts(profileTexts);
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();
  useEffect(() => {
    const wide = matchMedia('(width >= 56.25rem)');
    const onChange = () => drawer.current?.hidePopover();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);
  return (
    <div
      ref={drawer}
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label={words.sections}
      className="profile-drawer"
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('button')?.focus();
      }}
      onKeyDown={keepFocus}
    >
      <div className="flex items-center justify-between h-[var(--header-height)] pl-3">
        <p className="font-display font-semibold text-xl">{words.title}</p>
        <button
          type="button"
          className="icon-button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <X {...icon(22)} />
        </button>
      </div>
      <Tabs tab={tab} onChosen={close} />
      <Ways />
    </div>
  );
}

/** The parts of the profile: a column of buttons, or a drawer where there is no room for one. */
export function ProfileMenu({ tab }: Props) {
  const words = useTexts(profileTexts);
  return (
    <>
      <nav aria-label={words.sections} className="max-md:hidden md:sticky md:top-20 md:self-start">
        <Tabs tab={tab} />
        <Ways />
      </nav>
      <div className="md:hidden">
        <button
          type="button"
          className="btn-secondary w-full justify-between"
          popoverTarget={DRAWER_ID}
          aria-label={words.openMenu(words.tabs[tab])}
        >
          {words.tabs[tab]}
          <Menu {...icon(20)} />
        </button>
        <Drawer tab={tab} />
      </div>
    </>
  );
}
