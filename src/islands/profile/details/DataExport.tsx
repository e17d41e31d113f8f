import { Download } from 'lucide-react';
import type { Locale } from '#src/messages/locale.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { loadExport } from '#src/stores/account/profile-account.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';
import { useSave } from './useSave.ts';

function download(data: unknown, locale: Locale): void {
  const { data: words } = profileTexts(locale);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = words.fileName;
  link.click();
  // By the next task the browser has taken over the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** All data stored about the customer, as a file. */
export function DataExport() {
  const locale = useLocale();
  const { data: words } = useTexts(profileTexts);
  const { run, isBusy, isDone, failure } = useSave(async () => {
    const outcome = await loadExport();
    if (outcome.ok) download(outcome.value, locale);
    return outcome.ok ? null : words.failed;
  });
  return (
    <div className="grid gap-3 justify-items-start">
      <BusyButton
        className="btn-secondary"
        isBusy={isBusy}
        busyText={words.busy}
        onClick={() => void run()}
      >
        {!isBusy && <Download {...icon()} />}
        <span>{words.download}</span>
      </BusyButton>
      <FormAlert text={failure} />
      <p role="status" className="text-sm text-primary empty:hidden">
        {isDone ? words.done : ''}
      </p>
    </div>
  );
}
