import { BudgetFields } from './BudgetFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { HomeTypeFields } from './HomeTypeFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RoomFields } from './RoomFields.tsx';

const FIELDS = {
  price: PriceFields,
  budget: BudgetFields,
  homeType: HomeTypeFields,
  rooms: RoomFields,
  more: MoreFields,
};

export type MenuFieldsProps = FieldsProps & { readonly menu: keyof typeof FIELDS };

/** The fields of one of the menus of filters. */
export function MenuFields({ menu, ...props }: MenuFieldsProps) {
  const Fields = FIELDS[menu];
  return <Fields {...props} />;
}
