import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';

function ProfileSkeletonContent() {
  const words = useTexts(profileTexts);
  return (
    <div aria-busy="true" className="grid gap-x-12 gap-y-6 md:grid-cols-[15rem_minmax(0,1fr)]">
      <h1 className="heading-1 md:col-span-2">{words.title}</h1>
      <div className="skeleton h-11 md:h-60" />
      <div className="grid gap-4">
        <div className="skeleton h-8 w-60" />
        <div className="skeleton h-96" />
        <p className="sr-only">{words.loading}</p>
      </div>
    </div>
  );
}

/** The shape of the profile while it is loaded; also drawn when the page is built. */
export const ProfileSkeleton = withLocale(ProfileSkeletonContent);
