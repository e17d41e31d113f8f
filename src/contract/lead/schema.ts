import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ListingLead, LongLead, QuestionLead, SellingLead } from './lead.ts';

/** JSON Schema, draft 2020-12. */
export type LeadSchema = Readonly<z.infer<typeof LeadSchema>>;

const tag = 'Documentation';
const LeadSchema = z.record(z.string(), z.unknown());
const call = { method: 'GET', reply: LeadSchema } as const;

export const getLeadSchema = endpoint(
  { ...call, path: '/api/realty/schemas/lead.json' },
  {},
  { summary: 'Read the rules of the long contact form as JSON Schema', tag },
);

export const getListingLeadSchema = endpoint(
  { ...call, path: '/api/realty/schemas/listing-lead.json' },
  {},
  { summary: 'Read the rules of a listing’s contact form as JSON Schema', tag },
);

export const getSellingLeadSchema = endpoint(
  { ...call, path: '/api/realty/schemas/selling-lead.json' },
  {},
  { summary: 'Read the rules of the seller’s form as JSON Schema', tag },
);

export const getQuestionLeadSchema = endpoint(
  { ...call, path: '/api/realty/schemas/question-lead.json' },
  {},
  { summary: 'Read the rules of a general question as JSON Schema', tag },
);

function leadSchema(schema: z.ZodMiniType, title: string): LeadSchema {
  return { title, ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }) };
}

type LeadForm = 'long' | 'listing' | 'selling' | 'question';

/** The rules of the forms; the server's own check is made from them, too. */
export function leadSchemas(): Readonly<Record<LeadForm, LeadSchema>> {
  return {
    long: leadSchema(LongLead, 'A lead of the long form'),
    listing: leadSchema(ListingLead, 'A lead about a listing'),
    selling: leadSchema(SellingLead, 'A lead of someone who sells a home'),
    question: leadSchema(QuestionLead, 'A general question'),
  };
}
