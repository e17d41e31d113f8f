import { Check } from 'lucide-react';
import { withMarketStatus } from '#src/domain/search/filters/market-status.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { icon } from '../../icon.ts';
import type { FieldsProps } from './fields-props.ts';

type SwitchProps = { label: string; value: string; isOn: boolean; onToggle: () => void };

function ShownSwitch({ label, value, isOn, onToggle }: SwitchProps) {
  return (
    <label className="choice-switch">
      <input
        type="checkbox"
        name="show"
        value={value}
        checked={isOn}
        onChange={onToggle}
        className="peer choice-input"
      />
      <Check {...icon(16)} className="hidden peer-checked:block" />
      {label}
    </label>
  );
}

type Props = FieldsProps & {
  /** Called when a visitor tries to switch both off, which is not allowed. */
  onNothingLeft: () => void;
};

/** Homes on the market, and sold or leased ones: either or both. */
export function MarketStatusFields({ filters, onChange, onNothingLeft }: Props) {
  const words = useTexts(filtersTexts);
  const { showActive, showClosed } = filters;
  const take = (status: { showActive: boolean; showClosed: boolean }) => {
    const next = withMarketStatus(filters, status);
    if (next) onChange(next);
    else onNothingLeft();
  };
  return (
    <fieldset className="flex gap-2 shrink-0" data-needs-sold>
      <legend className="sr-only">{words.shown}</legend>
      <ShownSwitch
        label={words.active}
        value="active"
        isOn={showActive}
        onToggle={() => take({ showActive: !showActive, showClosed })}
      />
      <ShownSwitch
        label={filters.type === 'sale' ? words.sold : words.leased}
        value="sold"
        isOn={showClosed}
        onToggle={() => take({ showActive, showClosed: !showClosed })}
      />
    </fieldset>
  );
}
