import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

/** The realtors with a page, and who gets mails about leads: the server removes this file from the site. */
export const GET: APIRoute = async () => {
  const realtors = await getCollection('realtors');
  const inOrder = realtors.toSorted((a, b) => a.data.order - b.data.order);
  const contacts = inOrder.map(({ id, data: { title: name, buttons, serves, hours = null } }) => ({
    ...{ id, name, serves, hours },
    email: buttons.find(({ email }) => email)?.link ?? null,
  }));
  return Response.json(contacts);
};
