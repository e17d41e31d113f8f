import { ArrowLeft } from 'lucide-react';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { icon } from '#src/ui/icon.ts';

type Props = {
  onBack: (() => void) | null;
  onLeave: () => Promise<void>;
  isBusy: boolean;
  /** Goes on by a click; without it the button sends the form around it. */
  onNext?: () => void;
  nextLabel?: string;
  busyText?: string;
};

/** The buttons of a step: forward, back, and out. */
export function StepButtons({ onBack, onLeave, isBusy, onNext, nextLabel, busyText }: Props) {
  const words = useTexts(applicationFormTexts);
  return (
    <div className="flex flex-wrap items-center gap-3 pt-5 border-t border-line">
      <BusyButton
        type={onNext ? 'button' : 'submit'}
        className="btn-primary max-sm:w-full"
        isBusy={isBusy}
        busyText={busyText ?? words.saving}
        onClick={onNext}
      >
        {nextLabel ?? words.next}
      </BusyButton>
      {onBack && (
        <button type="button" className="btn-secondary" onClick={onBack}>
          <ArrowLeft {...icon()} />
          {words.back}
        </button>
      )}
      <button type="button" className="btn-quiet sm:ml-auto" onClick={() => void onLeave()}>
        {words.leave}
      </button>
    </div>
  );
}
