import {
  type HomeNumber,
  HOME_VALUE_PATH,
  type HomeValueErrors,
  type HomeValueInputs,
} from '#src/domain/market/valuation/home-value-inputs.ts';
import { pagePath } from '#src/domain/routes.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { SelectInput } from '#src/ui/fields/SelectInput.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';

type Props = { inputs: HomeValueInputs; errors: HomeValueErrors };

const SUGGESTIONS_ID = 'address-suggestions';

/** Addresses are suggested while one is typed (`scripts/home-value`); any other may be sent as well. */
function AddressField({ inputs, errors }: Props) {
  const words = useTexts(homeValueTexts);
  return (
    <>
      <TextField
        label={words.form.address}
        name="address"
        list={SUGGESTIONS_ID}
        autoComplete="address-line1"
        maxLength={100}
        required
        defaultValue={inputs.address}
        hint={words.form.addressHint}
        error={errors.address && words.errors.address[errors.address]}
      />
      <datalist id={SUGGESTIONS_ID} />
    </>
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

function HomeValueFormContent({ inputs, errors }: Props) {
  const { form } = useTexts(homeValueTexts);
  return (
    <form
      method="get"
      action={`${HOME_VALUE_PATH}#estimate`}
      aria-label={form.label}
      data-home-value-form
      className="grid gap-4"
      noValidate
    >
      <AddressField inputs={inputs} errors={errors} />
      <SelectInput
        label={form.type}
        name="type"
        choices={form.types}
        {...(inputs.type === null ? { blank: form.choose } : { defaultValue: inputs.type })}
      />
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

/** The facts about the home; the form is sent as an address and needs no script. */
export const HomeValueForm = withLocale(HomeValueFormContent);
