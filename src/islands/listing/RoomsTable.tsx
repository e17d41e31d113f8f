import type { FullListing } from '#src/contract/listing.ts';
import { en } from '#src/messages/en.ts';
import { roomSize } from './room-size.ts';
import { Section } from './Section.tsx';

type Room = FullListing['rooms'][number];

function featuresText({ features, features2, features3 }: Room): string {
  return [features, features2, features3].filter(Boolean).join(', ');
}

function RoomRow({ room }: { room: Room }) {
  const size = roomSize(room.length, room.width);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-medium">
        {room.description ?? en.detail.room.unnamed}
        {room.level && (
          <span className="block text-sm font-normal text-muted sm:hidden">{room.level}</span>
        )}
      </th>
      <td className="py-2.5 pr-4 text-muted max-sm:hidden">{room.level}</td>
      <td className="py-2.5 pr-4 whitespace-nowrap max-sm:pr-0 max-sm:text-right">
        {size?.feet}
        {size && <span className="block text-sm text-muted">{size.metres}</span>}
      </td>
      <td className="py-2.5 text-muted max-sm:hidden">{featuresText(room)}</td>
    </tr>
  );
}

/** The rooms, with their sizes in feet and in metres. */
export function RoomsTable({ rooms }: { rooms: readonly Room[] }) {
  if (rooms.length === 0) return null;
  const { name, level, size, features } = en.detail.room;
  const head = 'py-2 pr-4 font-semibold';
  return (
    <Section id="rooms" title={en.detail.rooms}>
      <table className="w-full tabular-nums">
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
    </Section>
  );
}
