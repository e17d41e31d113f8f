import { z } from 'astro/zod';
import { destination, emailAddress, link, phoneLink, text, url } from './fields.ts';

const digits = (number: string) => number.replaceAll(/\D/g, '');

const licence = z.strictObject({
  province: text({ about: 'the province that issued the licence', example: 'Ontario' }),
  number: text({ about: 'the number, written as the regulator writes it', example: 'M08001234' }),
  sample: z
    .boolean({ error: 'must be true or false. For example: true' })
    .describe('true if the number is a sample and not a real licence'),
});

/** Facts about the company that every page shows. */
export const brand = z.strictObject({
  name: text({ about: 'the name in the header and in page titles', example: 'Example Homes' }),
  brokerage: text({
    about: 'the registered name of the brokerage, with the word Brokerage',
    example: 'Example Homes Inc., Brokerage',
  }),
  mortgageCompany: text({
    about: 'the registered name of the mortgage company',
    example: 'Example Mortgages',
  }),
  address: text({
    about: 'the mailing address of the brokerage',
    example: '1 Sample Street, Toronto, ON M5V 0A0',
  }),
  licenceLine: text({
    about: 'the last line of every email: the licensed name and its number',
    example: 'Example Homes Inc., Brokerage, licence 00001',
  }),
  contact: z
    .strictObject({
      phone: text({ about: 'the help number, as people read it', example: '+1 (416) 555-0148' }),
      phoneLink: phoneLink('the same number, as a link'),
      email: emailAddress('the email address for visitors'),
      hours: text({
        about: 'the hours when the phone is answered',
        example: 'Monday to Friday, 9 to 5',
      }),
    })
    .refine((contact) => digits(contact.phone) === digits(contact.phoneLink), {
      path: ['phoneLink'],
      error: 'must be the same number as phone. For example: tel:+14165550148',
    }),
  links: z.strictObject({
    mortgage: url('Mortgage options on the mortgage site'),
    preApproval: destination('where every link to get pre-approved goes'),
    realtorBrokerage: url(
      'the website of the realtor brokerage; leave it out if there is none',
    ).optional(),
    terms: url('Terms of use'),
    privacy: url('Privacy policy'),
  }),
  navigation: z.array(link).min(1).describe('Header links, in order'),
  footer: z
    .array(
      z.strictObject({
        title: text({ about: 'the heading of the list', example: 'Get Started' }),
        links: z.array(link).min(1).describe('The links, in order'),
      }),
    )
    .describe('Footer link lists, in order'),
  lenders: text({
    about: 'the claim about how many lenders are compared',
    example: '30+ banks and lenders',
  }),
  licences: z.array(licence).describe('the mortgage brokerage licences of the company'),
  mayOperateIn: z
    .array(text({ about: 'a province', example: 'Nova Scotia' }))
    .describe('other provinces where the mortgage company may operate'),
  legal: z.strictObject({
    demoNotice: text(
      {
        about: 'the notice that the homes are demo data; leave it out if they are real',
        example: 'Demonstration: the homes are fictional.',
      },
      1000,
    ).optional(),
    availability: text(
      { about: 'where the services are available', example: 'Across Canada.' },
      1000,
    ),
    licenceNote: text({
      about: 'the note below the licence numbers',
      example: 'Licence numbers are samples.',
    }),
    trademarks: text(
      {
        about: 'the trademark notice of the national association, word for word',
        example: 'The trademarks REALTOR® …',
      },
      1000,
    ),
    accuracy: text(
      {
        about: 'the notice about the accuracy of listing data',
        example: 'Information is believed to be reliable.',
      },
      1000,
    ),
  }),
});
