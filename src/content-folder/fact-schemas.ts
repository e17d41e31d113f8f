import * as z from 'zod/mini';
import { COLOR_ROLES } from './color-roles.ts';

/** The facts about the brokerage that programs read; the rules for editors are stricter. */
export const BrandFacts = z.object({
  name: z.string(),
  brokerage: z.string(),
  address: z.string(),
  licenceLine: z.string(),
  contact: z.object({ phone: z.string(), email: z.string() }),
});

export const BoardFacts = z.object({
  boards: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      credit: z.string(),
      disclaimer: z.string(),
      creditOnCards: z.exactOptional(z.boolean()),
      showsHistory: z.exactOptional(z.boolean()),
      hideFromRegistered: z.exactOptional(z.boolean()),
      soldTo: z.exactOptional(z.string()),
      realtorCaBadge: z.exactOptional(z.boolean()),
      logo: z.exactOptional(z.object({ file: z.string(), width: z.number(), height: z.number() })),
    }),
  ),
  vowTerms: z.exactOptional(z.object({ version: z.string(), lines: z.array(z.string()) })),
});

const Point = z.object({ lat: z.number(), lng: z.number() });
const City = z.object({ name: z.string(), center: Point });

export const PlaceFacts = z.object({
  area: z.string(),
  mainCity: z.object({ name: z.string(), province: z.string(), center: Point }),
  starts: z.array(City),
  provinces: z.array(z.object({ code: z.string(), cities: z.array(City) })),
  trends: z.array(z.object({ name: z.string(), province: z.string() })),
});

const Color = z.object({ light: z.string(), dark: z.string() });
const Font = z.object({ family: z.string(), file: z.string(), fallbacks: z.array(z.string()) });

export const DesignFacts = z.object({
  colors: z.record(z.enum(COLOR_ROLES), Color),
  fonts: z.object({ text: Font, headings: Font }),
});
