import { useEffect } from 'react';
import { SHOWING_WAYS } from '#src/contract/lead/showing.ts';
import type { LeadListing } from '#src/domain/lead/listing.ts';
import type { ShowingDay } from '#src/domain/showing/showing-start.ts';
import { dayParts, timeText, zoneText } from '#src/domain/showing/showing-text.ts';
import type { Locale } from '#src/messages/locale.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { CountryPhoneField } from '../fields/CountryPhoneField.tsx';
import { MessageField } from '../fields/MessageField.tsx';
import { EmailField, NameFields } from '../fields/PersonFields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { Thanks } from '../Thanks.tsx';
import { type LeadForm, useLeadForm } from '../useLeadForm.ts';
import { ChipChoice } from './ChipChoice.tsx';

export type ShowingFormProps = {
  listing: LeadListing;
  /** Who shows it. */
  agent: string;
  days: readonly ShowingDay[];
  timeZone: string;
  /** The choice made before the form was opened. */
  day?: string | undefined;
  time?: string | undefined;
  /** The brokerage's number, for when the form fails. */
  phone: string;
  privacyHref: string;
};

/** Every time of any day, for a form without its script: the server knows the times of each day. */
const allTimes = (days: readonly ShowingDay[]) =>
  [...new Set(days.flatMap(({ times }) => times))].sort();

/** The day that is chosen at first: the one that was asked for where it is offered, else the next. */
const firstDay = ({ days, day }: ShowingFormProps) =>
  (days.find((each) => each.day === day) ?? days[0])?.day;

function useChosen(form: LeadForm, props: ShowingFormProps) {
  const { watch, isAwake, getValues, setValue } = form;
  const day = watch('day') ?? firstDay(props);
  const time = watch('time') ?? props.time;
  const dayTimes = props.days.find((each) => each.day === day)?.times ?? [];
  const times = isAwake ? dayTimes : allTimes(props.days);
  const isOffered = times.includes(time ?? '');
  useEffect(() => {
    // A time that the other day does not have is chosen no more.
    if (!isOffered && getValues('time')) setValue('time', '');
  }, [isOffered, getValues, setValue]);
  return { day, time: isOffered ? time : undefined, times };
}

/** "Thu, Oct 15, 2:00 p.m." */
function whenText(day: string, time: string, locale: Locale): string {
  const { weekday, date } = dayParts(day, locale);
  return `${weekday}, ${date}, ${timeText(time, locale)}`;
}

/** Asks to see a home: a day, a time and a way, and who comes. */
export function ShowingForm(props: ShowingFormProps) {
  const { listing, agent, days, timeZone, phone, privacyHref } = props;
  const locale = useLocale();
  const words = useTexts(showingTexts);
  const { mlsNumber: code, boardId, city, address, priceDollars: price } = listing;
  const context = { code, boardId, city, address, price };
  const form = useLeadForm({ phone, context });
  const { day, time, times } = useChosen(form, props);
  if (form.state.kind === 'sent') {
    const { thanks, again } = words;
    const showing = form.lastLead && 'showing' in form.lastLead ? form.lastLead.showing : undefined;
    const when = showing && whenText(showing.day, showing.time, locale);
    const thanksText = [...(when ? [words.asked(when)] : []), words.thanksText(agent)].join(' ');
    return <Thanks receipt={form.state.receipt} words={{ thanks, thanksText, again }} />;
  }
  const when = day && time ? whenText(day, time, locale) : undefined;
  return (
    <FormFrame
      form={form}
      privacyHref={privacyHref}
      label={words.formLabel}
      submit={form.isAwake && when ? words.submitAt(when) : words.submit}
    >
      <p className="text-muted">{words.intro(agent)}</p>
      {Object.entries(context).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ChipChoice
        form={form}
        name="day"
        label={words.day}
        layout="row"
        initial={firstDay(props)}
        choices={days.map((each) => {
          const { weekday, date } = dayParts(each.day, locale);
          return {
            value: each.day,
            content: (
              <>
                <span className="text-sm font-normal">{weekday}</span> <span>{date}</span>
              </>
            ),
          };
        })}
      />
      <ChipChoice
        form={form}
        name="time"
        label={words.time}
        layout="grid"
        hint={words.clocks(zoneText(timeZone, locale))}
        initial={time}
        choices={times.map((each) => ({ value: each, content: timeText(each, locale) }))}
      />
      <ChipChoice
        form={form}
        name="way"
        label={words.way}
        layout="line"
        initial={SHOWING_WAYS[0]}
        choices={SHOWING_WAYS.map((way) => ({ value: way, content: words.ways[way] }))}
      />
      <NameFields form={form} />
      <EmailField form={form} />
      <CountryPhoneField form={form} />
      <MessageField form={form} />
    </FormFrame>
  );
}
