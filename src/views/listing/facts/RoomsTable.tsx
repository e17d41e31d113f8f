import type { FullListing } from '#src/contract/listings/listing.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { roomSize } from './room-size.ts';
import { Section } from '../Section.tsx';

type Room = FullListing['rooms'][number];

function featuresText({ features, features2, features3 }: Room): string {
  return [features, features2, features3].filter(Boolean).join(', ');
}

/** A size in signs, and in words for a screen reader, which leaves out primes and calls the cross "times". */
function Size({ className, text, spoken }: { className: string; text: string; spoken: string }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}

function RoomRow({ room }: { room: Room }) {
  const words = useTexts(detailTexts);
  const size = roomSize(room.length, room.width);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1.5 sm:py-2.5 pr-4 text-left font-medium">
        {room.description ?? words.room.unnamed}{' '}
        {room.level && (
          <span className="text-sm font-normal text-muted sm:hidden">{room.level}</span>
        )}
      </th>
      <td className="py-1.5 sm:py-2.5 pr-4 text-muted max-sm:hidden">{room.level}</td>
      <td className="py-1.5 sm:py-2.5 pr-4 whitespace-nowrap max-[19.9rem]:whitespace-normal max-sm:pr-0 max-sm:text-right">
        {size && <Size className="in-feet" text={size.feet} spoken={words.roomFeet(size.inches)} />}
        {size && (
          <Size
            className="in-metres"
            text={size.metres}
            spoken={words.roomMetres(size.metreTexts)}
          />
        )}
      </td>
      <td className="py-2.5 text-muted max-sm:hidden">{featuresText(room)}</td>
    </tr>
  );
}

/** Feet or metres; the style sheet shows one or the other, so that no script is needed. */
function UnitSwitch() {
  const words = useTexts(detailTexts);
  const { legend, feet, metres } = words.units;
  const choice =
    'flex items-center gap-2 min-h-11 px-4 rounded-full cursor-pointer has-[:checked]:bg-primary-tint has-[:checked]:font-semibold';
  return (
    <fieldset className="no-print flex items-center border border-line rounded-full w-fit mb-2 px-1">
      <legend className="sr-only">{legend}</legend>
      <label className={choice}>
        <input
          type="radio"
          name="room-unit"
          value="feet"
          defaultChecked
          className="accent-primary"
        />
        {feet}
      </label>
      <label className={choice}>
        <input type="radio" name="room-unit" value="metres" className="accent-primary" />
        {metres}
      </label>
    </fieldset>
  );
}

/** The rooms, with their sizes in feet or in metres; a phone shows how many until its reader opens them. */
export function RoomsTable({ rooms }: { rooms: readonly Room[] }) {
  const words = useTexts(detailTexts);
  if (rooms.length === 0) return null;
  const { name, level, size, features } = words.room;
  const head = 'py-2 pr-4 font-semibold whitespace-nowrap';
  return (
    <Section id="rooms" title={words.rooms}>
      <details className="fold-on-phones is-total rooms">
        <summary className="panel flex items-baseline justify-between gap-4 px-5 py-3.5 cursor-pointer">
          <span className="text-lg font-semibold tabular-nums">
            {words.roomCount(rooms.length)}
          </span>
          <span className="link">{words.showRooms}</span>
        </summary>
        <UnitSwitch />
        <table className="w-full tabular-nums wrap-anywhere">
          <thead>
            <tr className="text-left text-sm border-b-2 border-line">
              <th scope="col" className={head}>
                {name}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {level}
              </th>
              <th scope="col" className={`${head} max-sm:pr-0 max-sm:text-right`}>
                {size}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {features}
              </th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <RoomRow key={JSON.stringify(room)} room={room} />
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
