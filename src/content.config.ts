import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const text = (description: string) => z.string().trim().min(1).describe(description);
const url = (description: string) =>
  z
    .string()
    .regex(/^(https:\/\/|tel:\+|mailto:)\S+$/, 'must begin with https://, tel:+ or mailto:')
    .describe(description);
const page = z
  .templateLiteral(['/', z.string()])
  .describe('A page of this site, without /real-estate in front');

const label = text('The words of the link');
const NavigationLink = z.union([
  z.strictObject({ label, page }),
  z.strictObject({ label, url: url('An address outside this site') }),
]);

const Licence = z.strictObject({
  province: text('The province that gave the licence'),
  number: text('The number as the regulator writes it'),
  sample: z.boolean().describe('True while the number is a sample and not a real licence'),
});

const Board = z.strictObject({
  id: z.int().positive().describe('The boardId of its listings'),
  name: text('The name of the real estate board'),
  credit: text('The source credit shown with each of its listings'),
  disclaimer: text('What the board requires to be said about accuracy'),
});

const Brand = z.strictObject({
  name: text('The name in the header and in page titles'),
  brokerage: text('The registered name of the brokerage, with the word Brokerage'),
  mortgageCompany: text('The registered name of the mortgage company'),
  contact: z.strictObject({
    phone: text('The help number as people read it'),
    phoneLink: url('The help number as a tel: link'),
    email: z.email().describe('The address visitors write to'),
    hours: text('When the phone is answered'),
  }),
  links: z.strictObject({
    mortgage: url('Mortgage options on the mortgage site'),
    preApproval: url('Where a visitor starts a pre-approval'),
    terms: url('Terms of use'),
    privacy: url('Privacy policy'),
  }),
  navigation: z.array(NavigationLink).min(1).describe('Header links, in order'),
  footer: z
    .array(
      z.strictObject({
        title: text('The heading of the list'),
        links: z.array(NavigationLink).min(1).describe('The links, in order'),
      }),
    )
    .describe('Footer link lists, in order'),
  lenders: text('The claim about how many lenders are compared'),
  licences: z.array(Licence).describe('Mortgage brokerage licences that are held'),
  mayOperateIn: z.array(z.string()).describe('Provinces the mortgage company may also operate in'),
  legal: z.strictObject({
    demoNotice: text('Said while the homes are demo data; left out when they are real').optional(),
    availability: text('Where the services are available'),
    licenceNote: text('The remark below the licence numbers'),
    trademarks: text('The trademark notice of the national association, word for word'),
    accuracy: text('The notice about the accuracy of listing data'),
  }),
  boards: z.array(Board).describe('Real estate boards whose listings need a credit'),
});

/** One file a subject: `brand` holds the company's names, links and notices. */
export const collections = {
  site: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './content/site' }),
    schema: Brand,
  }),
};
