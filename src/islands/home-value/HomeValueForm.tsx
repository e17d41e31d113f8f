import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import { VALUED_TYPES } from '#src/contract/listings/valued-homes.ts';
import {
  type HomeNumber,
  HOME_VALUE_PATH,
  type HomeValueErrors,
  type HomeValueInputs,
} from '#src/domain/market/valuation/home-value-inputs.ts';
import { pagePath } from '#src/domain/routes.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { $suggestedAddresses, suggestAddresses } from '#src/stores/market/address-suggestions.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';

type Props = { inputs: HomeValueInputs; errors: HomeValueErrors };

/** Addresses are suggested while one is typed; any other may be sent as well. */
function AddressField({ inputs, errors }: Props) {
  const words = useTexts(homeValueTexts);
  const listId = useId();
  const suggested = useStore($suggestedAddresses, { ssr: () => [] });
  return (
    <>
      <TextField
        label={words.form.address}
        name="address"
        list={listId}
        autoComplete="street-address"
        maxLength={100}
        required
        defaultValue={inputs.address}
        hint={words.form.addressHint}
        error={errors.address && words.errors.address[errors.address]}
        onChange={({ currentTarget }) => suggestAddresses(currentTarget.value)}
      />
      <datalist id={listId}>
        {suggested.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  );
}

function TypeField({ inputs }: Pick<Props, 'inputs'>) {
  const { form } = useTexts(homeValueTexts);
  const [type, setType] = useState<string>(inputs.type ?? '');
  const blank = inputs.type === null ? [{ value: '', label: form.choose }] : [];
  const types = VALUED_TYPES.map((value) => ({ value, label: form.types[value] }));
  return (
    <SelectField
      label={form.type}
      name="type"
      value={type}
      options={[...blank, ...types]}
      onChange={setType}
    />
  );
}

function NumberField({ name, inputs, errors }: Props & { name: HomeNumber }) {
  const words = useTexts(homeValueTexts);
  return (
    <TextField
      label={words.form[name]}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      defaultValue={inputs[name]}
      error={errors[name] && words.errors[name]}
    />
  );
}

/** What is known of the home; it is sent as an address, with or without its script. */
function HomeValueFormContent({ inputs, errors }: Props): ReactNode {
  const { form } = useTexts(homeValueTexts);
  return (
    <form
      method="get"
      action={`${HOME_VALUE_PATH}#estimate`}
      aria-label={form.label}
      className="grid gap-4"
      noValidate
    >
      <AddressField inputs={inputs} errors={errors} />
      <TypeField inputs={inputs} />
      <NumberField name="sqft" inputs={inputs} errors={errors} />
      <div className="grid grid-cols-2 gap-3 items-start">
        <NumberField name="beds" inputs={inputs} errors={errors} />
        <NumberField name="baths" inputs={inputs} errors={errors} />
      </div>
      <p className="text-sm text-muted">{form.optional}</p>
      <button type="submit" className="btn-primary">
        {form.submit}
      </button>
      <p className="text-sm text-muted">
        {form.notThere}{' '}
        <a href={pagePath('/contact')} className="link">
          {form.askAgent}
        </a>
      </p>
    </form>
  );
}

export const HomeValueForm = asIsland(HomeValueFormContent);
