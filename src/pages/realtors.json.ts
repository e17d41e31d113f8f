import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

/** Whom mails about leads can go to, and when showings can be asked of them: the server takes this file out of the site. */
export const GET: APIRoute = async () => {
  const realtors = await getCollection('realtors');
  const inOrder = realtors.toSorted((a, b) => a.data.order - b.data.order);
  const contacts = inOrder.flatMap(({ id, data: { title: name, buttons, serves, hours = null } }) =>
    buttons
      .filter(({ email }) => email)
      .slice(0, 1)
      .map(({ link }) => ({ id, name, email: link, serves, hours })),
  );
  return Response.json(contacts);
};
